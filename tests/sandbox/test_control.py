"""The HTTP interface for the page and for programs elsewhere: what can be done and seen."""

from __future__ import annotations

import base64
from typing import Any

import discord
import orjson
import pytest

from tests.sandbox.probe_bot import Form, classic, layout, picture, png


async def test_a_world_is_made_and_described(control, sandbox):
    guild = await control.ask("POST", "/guilds", {"name": "Live", "locale": "ru"}, 201)
    channel = await control.ask("POST", f"/guilds/{guild['id']}/channels", {"name": "games"}, 201)
    user = await control.ask("POST", "/users", {"name": "Anna", "locale": "uk"}, 201)
    world = await control.ask("GET", "/world")
    assert [u["name"] for u in world["users"]] == ["Anna"]
    assert world["guilds"][0]["channels"] == [channel]
    assert user["id"] in world["guilds"][0]["members"]
    assert world["connected"] is False
    await control.ask("PATCH", f"/users/{user['id']}", {"dms_open": False, "locale": "ru"})
    anna = sandbox.person(int(user["id"]))
    assert (anna.dms_open, anna.locale) == (False, "ru")
    await control.ask("DELETE", f"/guilds/{guild['id']}/members/{user['id']}")
    assert await control.ask("GET", f"/users/{user['id']}/channels") == []
    await control.ask("PUT", f"/guilds/{guild['id']}/members/{user['id']}")
    admins = await control.ask("PUT", f"/guilds/{guild['id']}/admins/{user['id']}")
    assert admins["admins"] == [user["id"]]


async def test_a_person_plays_over_http(control, bot, anna, games, sandbox):
    async def show(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("a board", view=classic("edit", 1))

    bot.scenes["show"] = show
    me = f"/users/{anna.id}"
    offered = await control.ask("GET", f"{me}/channels/{games.id}/commands")
    assert [command["command"] for command in offered] == ["do", "duel play"]
    body = {"channel": str(games.id), "command": "do", "options": {"scene": "show"}}
    reply = await control.ask("POST", f"{me}/slash", body)
    assert reply["state"] == "answered"
    assert reply["message"]["text"] == "a board"
    click = {"message": reply["message"]["id"], "button": "edit 1"}
    reply = await control.ask("POST", f"{me}/click", click)
    assert reply["updated"]["content"] == "pressed 1"
    messages = await control.ask("GET", f"{me}/channels/{games.id}/messages")
    assert [message["text"] for message in messages] == ["pressed 1"]
    line = {"channel": str(games.id), "line": "/duel play card:the 7 times:2"}
    reply = await control.ask("POST", f"{me}/slash", line)
    assert reply["message"]["text"] == "the 7 x2 l"
    typing = {"channel": str(games.id), "command": "duel play", "option": "card", "typed": "29"}
    reply = await control.ask("POST", f"{me}/autocomplete", typing)
    assert reply["choices"] == [{"name": "29 of 1", "value": "29 of 1"}]
    again = await control.ask("GET", f"{me}/replies/{reply['interaction_id']}")
    assert again["choices"] == reply["choices"]


async def test_forms_menus_and_files_over_http(control, bot, anna, boris, games):
    async def ask(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form())

    class Whom(discord.ui.View):
        @discord.ui.select(cls=discord.ui.UserSelect, custom_id="whom")
        async def whom(self, interaction, select):  # type: ignore[no-untyped-def]
            await interaction.response.send_message(select.values[0].display_name)

    bot.scenes["ask"] = ask
    me = f"/users/{anna.id}"
    body = {"channel": str(games.id), "line": "/do scene:ask"}
    reply = await control.ask("POST", f"{me}/slash", body)
    form = {"interaction": reply["modal"]["interaction_id"], "values": {"clan": ["red"]}}
    assert (await control.ask("POST", f"{me}/submit", form))["message"]["text"] == "Live of red"
    await control.ask("POST", f"/users/{boris.id}/submit", form, 404)
    await bot.get_channel(games.id).send("whom?", view=Whom(timeout=None))
    menu = {
        "message": str(games.last_message_id),
        "menu": "whom",
        "values": [str(boris.id)],
    }
    assert (await control.ask("POST", f"{me}/select", menu))["message"]["text"] == "Boris"

    @discord.app_commands.command(description="x")
    async def upload(interaction: discord.Interaction, record: discord.Attachment) -> None:
        await interaction.response.send_message((await record.read()).decode())

    bot.tree.add_command(upload)
    await bot.tree.sync()
    file = {"filename": "a.txt", "base64": base64.b64encode(b"moves").decode()}
    body = {"channel": str(games.id), "command": "upload", "options": {"record": file}}
    assert (await control.ask("POST", f"{me}/slash", body))["message"]["text"] == "moves"


async def test_a_form_leaves_open_how_many_boxes_are_checked(control, bot, anna, games):
    class Boxes(discord.ui.Modal, title="Boxes"):
        clans = discord.ui.Label(
            text="Clans",
            component=discord.ui.CheckboxGroup(
                custom_id="clans",
                options=[discord.CheckboxGroupOption(label=n, value=n) for n in ("Elk", "Owl")],
            ),
        )

        async def on_submit(self, interaction: discord.Interaction) -> None:
            await interaction.response.send_message("+".join(self.clans.component.values))

    async def ask(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Boxes())

    bot.scenes["ask"] = ask
    me = f"/users/{anna.id}"
    line = {"channel": str(games.id), "line": "/do scene:ask"}
    asked = await control.ask("POST", f"{me}/slash", line)
    form = {"interaction": asked["modal"]["interaction_id"], "values": {"clans": []}}
    refused = await control.ask("POST", f"{me}/submit", form, 409)
    assert refused["error"] == "'clans' takes 1 to 2 values, not 0"
    form["values"] = {"clans": ["Elk", "Owl"]}
    assert (await control.ask("POST", f"{me}/submit", form))["message"]["text"] == "Elk+Owl"


async def test_what_has_just_gone_fails_and_what_never_was_is_bad_input(control, bot, anna, games):
    board = await bot.get_channel(games.id).send("a board", view=classic("edit", 1))
    me, old = f"/users/{anna.id}", board.components[0].children[0].custom_id
    click = {"message": str(board.id), "button": old}
    await board.edit(view=classic("edit", 2))
    failed = await control.ask("POST", f"{me}/click", click)
    assert failed["state"] == "failed"
    assert failed["error"].startswith(f"no button {old!r} on this message")
    await control.ask("POST", f"{me}/click", {**click, "button": "never"}, 409)
    await control.ask("POST", f"{me}/select", {**click, "menu": old}, 409)
    await board.delete()
    failed = await control.ask("POST", f"{me}/click", click)
    assert (failed["state"], failed["error"]) == ("failed", "the message was deleted")
    await control.ask("POST", f"{me}/click", {**click, "button": "never"}, 409)


async def test_the_stream_tells_what_one_user_sees(control, bot, anna, boris, games, sandbox):
    channel = bot.get_channel(games.id)
    await channel.send("before")
    url = f"{sandbox.url}/sandbox/api/users/{anna.id}/stream?after=0"
    async with control.session.get(url) as response:
        assert response.content_type == "text/event-stream"

        async def next_event() -> dict[str, Any]:
            while True:
                line = await response.content.readline()
                if line.startswith(b"data: "):
                    event: dict[str, Any] = orjson.loads(line[6:])
                    return event

        assert (await next_event())["kind"] == "channel"
        assert (await next_event())["payload"]["content"] == "before"
        await (await bot.fetch_user(boris.id)).send("not for Anna")
        await channel.send(view=layout("now", media="board.png"), file=picture("board"))
        event = await next_event()
        assert event["kind"] == "message"
        assert event["index"] == 3
        assert event["files"][0]["description"] == "A picture of board"
        media = event["payload"]["components"][0]["components"][1]["items"][0]["media"]
        async with control.session.get(media["url"]) as picture_response:
            assert await picture_response.read() == png("board")
    seen = await control.ask("GET", f"/users/{anna.id}/seen?after=2")
    assert [record["index"] for record in seen] == [3]
    assert len(await control.ask("GET", f"/users/{boris.id}/pings")) == 1


async def test_what_is_new_to_a_user_is_marked_until_it_is_read(control, bot, anna, boris, games):
    channel = bot.get_channel(games.id)
    first = await channel.send("for all")
    await channel.send(anna.mention)

    async def screen(user: Any) -> dict[str, Any]:
        async with control.session.ws_connect(
            f"{control.url}/sandbox/api/users/{user.id}/live"
        ) as socket:
            shown: dict[str, Any] = orjson.loads((await socket.receive()).data)["payload"]
            return shown

    shown = await screen(anna)
    place = next(each for each in shown["channels"] if each["id"] == str(games.id))
    assert (place["unread"], place["mentions"]) == (str(first.id), 1)
    calls = {user["name"]: user["mentions"] for user in shown["users"]}
    assert calls == {"Anna": 1, "Boris": 0}
    await control.ask("POST", f"/users/{anna.id}/read", {"channel": str(games.id)})
    place = (await screen(anna))["channels"][0]
    assert (place["unread"], place["mentions"]) == (None, 0)
    assert (await screen(boris))["channels"][0]["unread"] == str(first.id)


async def test_the_screen_is_sent_again_when_something_has_changed(control, bot, anna, games):
    url = f"{control.url}/sandbox/api/users/{anna.id}/live"
    async with control.session.ws_connect(url) as socket:

        async def next_frame() -> dict[str, Any]:
            frame: dict[str, Any] = orjson.loads((await socket.receive()).data)
            return frame

        assert (await next_frame())["payload"]["delay"] == 0
        await control.ask("PATCH", "/weather", {"delay": 2})
        assert (await next_frame())["payload"]["delay"] == 2
        await control.ask("PATCH", "/weather", {"delay": 0})
        assert (await next_frame())["payload"]["delay"] == 0
        await bot.get_channel(games.id).send("hello")
        frame = await next_frame()
        assert (frame["kind"], frame["payload"]["content"]) == ("message", "hello")
        assert (await next_frame())["payload"]["channels"][0]["unread"] == frame["payload"]["id"]


async def test_a_private_answer_can_be_put_away(control, bot, anna, boris, games):
    async def whisper(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("psst", ephemeral=True)
        bot.whispered = interaction

    bot.scenes["whisper"] = whisper
    body = {"channel": str(games.id), "line": "/do scene:whisper"}
    reply = await control.ask("POST", f"/users/{anna.id}/slash", body)
    message = reply["message"]["id"]
    await control.ask("DELETE", f"/users/{boris.id}/messages/{message}", status=404)
    await control.ask("DELETE", f"/users/{anna.id}/messages/{message}")
    assert await control.ask("GET", f"/users/{anna.id}/channels/{games.id}/messages") == []
    seen = len(anna.seen)
    await bot.whispered.edit_original_response(content="still there for the bot")
    assert len(anna.seen) == seen


async def test_people_write_by_hand(control, bot, anna, games):
    body = {"channel": str(games.id), "text": "hello all"}
    spoken = await control.ask("POST", f"/users/{anna.id}/say", body, 201)
    assert spoken["text"] == "hello all"
    direct = await control.ask("POST", f"/users/{anna.id}/dm", {})
    assert direct["type"] == 1
    assert direct["name"] == "Clanmoot"


async def test_time_faults_and_permissions(control, bot, anna, games, sandbox):
    before = sandbox.clock.now()
    await control.ask("POST", "/clock", {"advance": 60})
    assert sandbox.clock.now() >= before + 60
    await control.ask("POST", "/faults", {"kind": "answer", "status": 503, "method": "POST"}, 201)
    with pytest.raises(discord.DiscordServerError):
        await bot.get_channel(games.id).send("x")
    await control.ask("POST", "/faults", {"kind": "answer", "status": 503, "times": 9}, 201)
    for kind in ("lose", "reject_files", "twice"):
        await control.ask("POST", "/faults", {"kind": kind}, 201)
    await control.ask("POST", "/faults", {"kind": "slow", "seconds": 1}, 201)
    await control.ask("DELETE", "/faults")
    await bot.get_channel(games.id).send("fine")
    await control.ask("PATCH", f"/channels/{games.id}", {"deny": ["send_messages"]})
    with pytest.raises(discord.Forbidden):
        await bot.get_channel(games.id).send("x")
    hidden = {"deny": ["view_channel"], "user": str(anna.id)}
    await control.ask("PATCH", f"/channels/{games.id}", hidden)
    await control.ask("GET", f"/users/{anna.id}/channels/{games.id}/messages", status=404)
    traffic = await control.ask("GET", "/traffic")
    assert traffic[-1]["code"] == 50013
    assert await control.ask("GET", "/violations") == []


@pytest.mark.parametrize(
    ("line", "reason", "facts"),
    [
        ("/dance", "command", {"command": "dance"}),
        ("/duel", "more-words", {"command": "duel", "names": "play"}),
        ("/duel dance", "stray", {"typed": "dance"}),
        ("/do what", "stray", {"typed": "what"}),
        ("/do", "needed", {"command": "do", "option": "scene"}),
    ],
)
async def test_what_a_person_may_not_do_has_a_reason_that_the_page_can_tell(
    control, bot, anna, games, line, reason, facts
):
    body = {"channel": str(games.id), "line": line}
    refused = await control.ask("POST", f"/users/{anna.id}/slash", body, 409)
    assert (refused["reason"], refused["facts"]) == (reason, facts)
    assert refused["error"]
