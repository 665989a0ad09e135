"""The running bot: start-up, configuration, storage, matches, delivery and languages."""
