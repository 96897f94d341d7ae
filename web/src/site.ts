/** Start of the static site: its own workers answer, and then everything is as with a server. */

import "./local/start";
import "./main";
