import { pendingCommands } from '@storefront/bus/bus';

/** The longest that a link waits for earlier commands. */
const MAX_DELAY_MS = 4000;

/**
 * A link followed while a command is running (an item is being added, perhaps its code is still loading) waits for it,
 * because leaving the page would cancel the command.
 */
export function delayNavigation(): void {
  const released = new WeakSet<Element>();
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hash || released.delete(link)) return;
    if (!pendingCommands.get() || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    link.setAttribute('aria-busy', 'true');
    void commandsSettled().then(() => {
      link.removeAttribute('aria-busy');
      released.add(link);
      // Clicked again instead of assigned, so that other link handlers still run.
      link.click();
    });
  });
}

function commandsSettled(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(done, MAX_DELAY_MS);
    const stop = pendingCommands.listen((count) => count <= 0 && done());
  });
}
