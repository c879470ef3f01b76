import type { CallMessage, UrlEvent, VisitEvent } from '../visit.types';
import { observeActions } from './observe-actions';
import { observeBus } from './observe-bus';
import { observeCalls } from './observe-calls';

/** Sends what happens in this page, in order, to the recorder outside it. Runs before the page's own scripts. */
const page = globalThis as unknown as { recordVisit(json: string): Promise<void> };
const send = (message: VisitEvent | CallMessage) => {
  page.recordVisit(JSON.stringify(message)).catch(() => undefined);
};

const url = () => location.pathname + location.search;

/** How the document was opened; 'address' is one that the shopper typed, which no page led to. */
function openedBy(): UrlEvent['by'] {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'reload') return 'reload';
  if (entry?.type === 'back_forward') return 'history';
  return document.referrer ? undefined : 'address';
}

function observeUrl(): void {
  let known = url();
  const by = openedBy();
  send({ kind: 'opened', url: known, ...(by && { by }) });
  const compare = (changedBy?: UrlEvent['by']) => {
    if (url() === known) return;
    known = url();
    send({ kind: 'moved', url: known, ...(changedBy && { by: changedBy }) });
  };
  for (const method of ['pushState', 'replaceState'] as const) {
    const original = history[method].bind(history);
    history[method] = (...given) => {
      original(...given);
      compare(method === 'replaceState' ? 'replace' : undefined);
    };
  }
  addEventListener('popstate', () => compare('history'));
}

// Frames of other sites, such as card fields, have nothing that may be recorded.
if (window === window.top && location.protocol.startsWith('http')) {
  observeUrl();
  observeBus(send);
  observeCalls(send);
  observeActions(send);
}
