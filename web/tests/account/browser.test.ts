import { expect, test } from "vitest";

import { browserName } from "../../src/account/browser";

test("a browser is called by its name and its system", () => {
  const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0";
  const edge =
    "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0";
  const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604.1";
  expect([firefox, edge, phone].map(browserName)).toEqual([
    "Firefox, Linux",
    "Edge, Windows",
    "Safari, iPhone",
  ]);
  expect(browserName("curl/8.0")).toBe("");
});
