/** The page that is shown while there is no line to the server: it tries again by itself. */

const TEXTS = {
  en: [
    "Clocksmith cannot be reached",
    "There is no line to the server. The page tries again every few seconds.",
    "Try again",
  ],
  de: [
    "Clocksmith ist nicht erreichbar",
    "Es gibt keine Verbindung zum Server. Die Seite versucht es alle paar Sekunden wieder.",
    "Noch einmal versuchen",
  ],
  fr: [
    "Clocksmith est injoignable",
    "Il n’y a pas de liaison avec le serveur. La page réessaie toutes les quelques secondes.",
    "Réessayer",
  ],
} as const;

const STYLE =
  "html{color-scheme:light dark;background:light-dark(#f5efe2,#1e1b18);color:light-dark(#2b2620,#efe6d6);font:1.125rem/1.5 system-ui,sans-serif}" +
  "body{max-width:32rem;margin:20vh auto;padding:0 1rem}h1{font:500 2rem/1.2 Georgia,serif}a{color:light-dark(#7a5f2a,#c9a45c)}";

type Spoken = keyof typeof TEXTS;

function isSpoken(language: string): language is Spoken {
  return language in TEXTS;
}

/** An answer that no server gave, in the first of these languages that is spoken here. */
export function withoutLine(languages: readonly string[]): Response {
  const language = languages.map((one) => one.slice(0, 2)).find(isSpoken) ?? "en";
  const [title, text, again] = TEXTS[language];
  const page =
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${title}</title>` +
    `<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="6">` +
    `<style>${STYLE}</style><h1>${title}</h1><p>${text}<p><a href="">${again}</a></html>`;
  const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
  return new Response(page, { status: 503, headers });
}
