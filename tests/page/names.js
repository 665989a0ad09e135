// What a screen reader would have nothing to say about, or would say wrongly.
() => {
  const seen = (element) => element.checkVisibility({ visibilityProperty: true });
  const text = (element) =>
    [
      element.getAttribute("aria-label"),
      ...(element.getAttribute("aria-labelledby") ?? "")
        .split(" ")
        .map((id) => id && document.getElementById(id)?.textContent),
      ...[...(element.labels ?? [])].map((label) => label.textContent),
      element.textContent,
      element.title,
      ...[...element.querySelectorAll("img")].map((image) => image.alt),
    ]
      .filter(Boolean)
      .join(" ")
      .trim();
  const faults = [];
  const controls = "a[href], button, input, select, textarea, [role=button], [role=listbox]";
  for (const each of document.querySelectorAll(controls)) {
    if (seen(each) && !text(each)) faults.push(`no name: ${each.outerHTML.slice(0, 120)}`);
  }
  for (const each of document.querySelectorAll("img")) {
    if (!each.alt) faults.push(`no alt: ${each.outerHTML.slice(0, 120)}`);
  }
  if (document.querySelectorAll("h1").length !== 1) faults.push("not one h1");
  const ids = [...document.querySelectorAll("[id]")].map((each) => each.id);
  for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) faults.push(`twice: ${id}`);
  for (const name of ["aria-labelledby", "aria-controls", "aria-describedby", "for"]) {
    for (const each of document.querySelectorAll(`[${name}]`)) {
      for (const id of each.getAttribute(name).split(" ")) {
        if (!document.getElementById(id)) faults.push(`${name} leads nowhere: ${id}`);
      }
    }
  }
  if (!document.documentElement.lang) faults.push("no language");
  for (const each of document.querySelectorAll("button, input, select, textarea, a.plain")) {
    const box = each.getBoundingClientRect();
    if (
      seen(each) &&
      !each.matches(".link, .alt, .drop, .me select, .option input, input[type=checkbox]") &&
      box.height < 24
    )
      faults.push(`too small: ${each.outerHTML.slice(0, 120)}`);
  }
  return faults;
};
