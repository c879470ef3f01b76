/** Time after which an asset origin that has delivered nothing counts as away. Held submits are sent after 8 s. */
const ARRIVAL_DEADLINE_MS = 4_000;

/**
 * Runs in the browser, before every other script of a document whose assets come from another origin. A file that fails
 * there is loaded from the document's own origin, with the same integrity. The loader of remotes' modules repeats
 * failed loads there itself, and can cancel them; so this handles the other files: the shell's scripts, chunks that a
 * build's own code loads, and style sheets.
 */
export function fallBackToShell(origin: string, deadlineMs: number): void {
  const isAsset = (url: string) => url.startsWith(`${origin}/`);
  const hasAnyArrived = () =>
    performance
      .getEntriesByType('resource')
      .some((entry) => isAsset(entry.name) && (entry as PerformanceResourceTiming).transferSize > 0);
  const loadFromShell = (failed: HTMLScriptElement) => {
    const script = document.createElement('script');
    for (const { name, value } of failed.attributes) script.setAttribute(name, value);
    script.src = failed.src.slice(origin.length);
    // Scripts that are added run in their order only if they are not async.
    script.async = false;
    for (const type of ['load', 'error'])
      script.addEventListener(type, () => failed.dispatchEvent(new Event(type)), { once: true });
    failed.replaceWith(script);
  };
  window.__assetsOrigin = origin;
  document.addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (target instanceof HTMLLinkElement && isAsset(target.href)) {
        event.stopImmediatePropagation();
        target.href = target.href.slice(origin.length);
      }
      if (!(target instanceof HTMLScriptElement && isAsset(target.src))) return;
      if (!hasAnyArrived()) window.__assetsOrigin = '';
      if (!target.dataset.rspack && !target.src.startsWith(`${origin}/assets/shell/`)) return;
      event.stopImmediatePropagation();
      loadFromShell(target);
    },
    true,
  );
  setTimeout(() => {
    if (hasAnyArrived()) return;
    window.__assetsOrigin = '';
    const inertDocument = document.implementation.createHTMLDocument('');
    for (const script of [...document.scripts]) {
      if (!isAsset(script.src) || window.__scripts?.[script.getAttribute('src') ?? '']) continue;
      // A copy never runs, nor does a script in another document, should it arrive after all.
      const copy = script.cloneNode() as HTMLScriptElement;
      script.replaceWith(copy);
      inertDocument.adoptNode(script);
      for (const element of [script, copy]) element.dispatchEvent(new Event('error'));
    }
  }, deadlineMs);
}

/** The inline script's text for an asset origin. */
export const assetFallbackScript = (origin: string): string =>
  `(${fallBackToShell})(${JSON.stringify(origin)},${ARRIVAL_DEADLINE_MS})`;
