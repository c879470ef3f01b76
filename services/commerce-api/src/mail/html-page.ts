/** Escapes text for HTML. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The HTML of a mail made of plain paragraphs. */
export const htmlPage = (lines: readonly string[]) =>
  [
    '<!doctype html><html lang="en-GB"><body style="font-family:system-ui,sans-serif;color:#1d1d1b;max-width:36rem;margin:0 auto;padding:16px">',
    ...lines.map((line) => `<p style="white-space:pre-wrap">${escaped(line)}</p>`),
    '</body></html>',
  ].join('');
