/**
 * Where the focus goes when a basket line disappears: the menu of the next line, else of the previous
 * one, else the page's title. Call it before the removal.
 * @param element the line, or an element in it
 * @returns sets the focus, if the line is gone and nothing else took the focus
 */
export function focusAfterRemoval(element: HTMLElement): () => void {
  const line = element.closest<HTMLElement>('[data-line]');
  const lines = [...document.querySelectorAll<HTMLElement>('[data-line]')];
  const at = line ? lines.indexOf(line) : -1;
  const neighbour = lines[at + 1] ?? lines[at - 1];
  return () => {
    if (line?.isConnected || (document.activeElement && document.activeElement !== document.body)) return;
    const target = neighbour?.isConnected ? neighbour.querySelector<HTMLElement>('[data-line-menu]') : undefined;
    (target ?? document.querySelector<HTMLElement>('h1'))?.focus();
  };
}
