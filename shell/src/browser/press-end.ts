const ENDS = ['pointerup', 'pointercancel', 'touchend', 'dragend'] as const;

/**
 * Resolves when the shopper presses nothing on the server's plain page. Replacing the page between the press and the
 * release of a button would lose the click.
 */
export function pressEnd(): Promise<void> {
  if (!document.querySelector('[data-page]:active')) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      for (const name of ENDS) removeEventListener(name, end, true);
      // The click comes right after the release.
      setTimeout(resolve);
    };
    for (const name of ENDS) addEventListener(name, end, true);
  });
}
