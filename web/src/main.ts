/** Start. */

import { mount } from "svelte";

import App from "./App.svelte";
import "./art/seats.css";
import { router } from "./browser/router.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { notice } from "./table/alerts/notification.svelte";
import { pace } from "./table/playback/pace.svelte";
import { sound } from "./table/alerts/sound.svelte";
import { leaveFrames } from "./browser/embed";
import { motion } from "./browser/motion.svelte";
import { press } from "./browser/press";
import { IS_SITE } from "./browser/site";
import { version } from "./browser/version.svelte";
import { theme } from "./browser/theme.svelte";
import { loadTermPictures } from "./games/terms";
import { drawTermsFrom } from "./glossary/pictures";
import { begin, partsOf } from "./page";
import { enlist } from "./worker/enlist";
import { locale } from "./words/locale.svelte";

async function start(): Promise<void> {
  leaveFrames();
  theme.start();
  motion.start();
  pace.start();
  sound.start();
  press.start();
  notice.start();
  if (!IS_SITE) enlist();
  drawTermsFrom(loadTermPictures);
  router.start();
  version.start();
  const words = locale.start(partsOf(router.route.page));
  begin(router.route);
  await words;
  const target = document.getElementById("clocksmith");
  if (target !== null) mount(App, { target });
}

void start();
