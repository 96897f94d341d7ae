"""Settings are read from the environment, and what cannot work is refused by name."""

from dataclasses import fields
from pathlib import Path

import pytest

from clocksmith.server.settings import Rate, Settings, read_settings, usual_database


def test_without_any_variable_the_usual_settings_hold() -> None:
    settings = read_settings({})
    assert settings == Settings()
    assert settings.host == "127.0.0.1"
    assert settings.database == usual_database()


def test_variables_are_named_like_the_fields() -> None:
    settings = read_settings(
        {
            "CLOCKSMITH_PORT": "8123",
            "CLOCKSMITH_TRUST_PROXY": "yes",
            "CLOCKSMITH_BOT_SECONDS": "2.5",
            "CLOCKSMITH_RATE_CHAT": "3/0.25",
            "CLOCKSMITH_RATE_USER": "0",
            "UNRELATED": "x",
        }
    )
    assert settings.port == 8123
    assert settings.trust_proxy
    assert settings.bot_seconds == 2.5
    assert settings.rate_chat == Rate(3, 0.25)
    assert settings.rate_user.burst == 0


def test_what_is_given_comes_before_the_environment() -> None:
    environment = {"CLOCKSMITH_PORT": "8123", "CLOCKSMITH_HOST": "::1"}
    settings = read_settings(environment, port=9000, host=None)
    assert (settings.port, settings.host) == (9000, "::1")


def test_the_data_folder_of_the_user_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "/data/ada")
    assert usual_database() == "/data/ada/clocksmith/clocksmith.db"


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("PORT", "many", "CLOCKSMITH_PORT cannot be 'many': it must be a whole number"),
        ("PORT", "70000", "the port must be a number from 0 to 65535"),
        ("TRUST_PROXY", "perhaps", "it must be yes or no"),
        ("RATE_USER", "5/0", "write burst/per second"),
        ("RATE_USER", "fast", "write burst/per second"),
        ("BOT_SECONDS", "nan", "CLOCKSMITH_BOT_SECONDS must be a number of seconds above 0"),
        ("TABLES_IN_MEMORY", "0", "CLOCKSMITH_TABLES_IN_MEMORY must be at least 1"),
        ("PUBLIC_URL", "ftp://x", "CLOCKSMITH_PUBLIC_URL must begin with http"),
    ],
)
def test_what_cannot_be_read_is_told_in_a_sentence(name: str, value: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        read_settings({f"CLOCKSMITH_{name}": value})


def test_workers_need_a_database_that_they_can_share() -> None:
    with pytest.raises(ValueError, match="THINKING=workers needs a PostgreSQL database"):
        read_settings({"CLOCKSMITH_THINKING": "workers"})
    with pytest.raises(ValueError, match="THINKING must be one of here, workers"):
        read_settings({"CLOCKSMITH_THINKING": "there"})
    shared = {"CLOCKSMITH_THINKING": "workers", "CLOCKSMITH_DATABASE": "postgresql://db/club"}
    shared["CLOCKSMITH_WORKER_TOKENS"] = "t" * 32
    assert read_settings(shared).thinking == "workers"
    assert read_settings({}).thinking == "here"


def test_the_public_address_says_origin_and_safety() -> None:
    assert Settings().origin == ""
    assert not Settings().secure
    public = Settings(public_url="https://Games.example.org/")
    assert public.origin == "https://games.example.org"
    assert public.secure


def test_the_guide_tells_every_setting() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "guides" / "host.md").read_text(encoding="utf-8")
    for field in fields(Settings):
        assert f"`CLOCKSMITH_{field.name.upper()}`" in guide, field.name


def test_a_setting_that_is_misspelt_is_told() -> None:
    with pytest.raises(ValueError, match="no CLOCKSMITH_TRUST_PROXIES: CLOCKSMITH_TRUST_PROXY may"):
        read_settings({"CLOCKSMITH_TRUST_PROXIES": "yes"})
    read_settings({"CLOCKSMITH_SEED": "7", "CLOCKSMITH_PURE": "1", "OTHER_DATABASE": "x"})
