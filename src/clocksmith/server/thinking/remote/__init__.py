"""Remote jobs: thinking that workers on other machines do, handed out over HTTP."""
