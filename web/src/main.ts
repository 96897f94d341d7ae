/** Start. */

import { mount } from "svelte";

import App from "./App.svelte";
import "./games/art/seats.css";
import { router } from "./router.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { notice } from "./telling/notice.svelte";
import { pace } from "./telling/pace.svelte";
import { sound } from "./telling/sound.svelte";
import { motion } from "./ui/motion.svelte";
import { press } from "./ui/press";
import { theme } from "./ui/theme.svelte";
import { enlist } from "./worker/enlist";
import { locale } from "./words/locale.svelte";

async function start(): Promise<void> {
  theme.start();
  motion.start();
  pace.start();
  sound.start();
  press.start();
  notice.start();
  enlist();
  router.start();
  await locale.start();
  const target = document.getElementById("clocksmith");
  if (target !== null) mount(App, { target });
}

void start();
