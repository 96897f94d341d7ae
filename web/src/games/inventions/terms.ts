/** The pictures of the words of Inventions, for pages with and without a board. */

import "./styles/index.css";
import "../../styles/parts.css";
import "../../styles/terms.css";
import "./styles/terms.css";

import { define } from "../../art/defs";
import SeatDefs from "../../art/SeatDefs.svelte";
import Defs from "./art/Defs.svelte";
import TermDefs from "./art/TermDefs.svelte";

define(SeatDefs);
define(Defs);
define(TermDefs);
