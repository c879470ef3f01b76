import { pendingCommands } from '@storefront/bus/bus';

/** A link waits no longer than this for what was asked for before it. */
const LONGEST_MS = 4000;

/**
 * A link that is followed while a command is under way (an item on its way into the basket, its code perhaps still
 * loading) waits for it: leaving the page would take the command with it.
 */
export function holdLinks(): void {
  const released = new WeakSet<Element>();
  document.addEventListener('click', (event) => {
    if (!pendingCommands.get() || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hash) return;
    if (released.delete(link)) return;
    event.preventDefault();
    link.setAttribute('aria-busy', 'true');
    void idle().then(() => {
      link.removeAttribute('aria-busy');
      released.add(link);
      // Clicked again rather than assigned: whoever else follows links still may.
      link.click();
    });
  });
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(done, LONGEST_MS);
    const stop = pendingCommands.listen((count) => count <= 0 && done());
  });
}
