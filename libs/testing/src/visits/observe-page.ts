import { observeActions } from './observe-actions';
import { observeBus } from './observe-bus';
import type { VisitEvent } from './visit.types';

/** Sends what happens in this page, in order, to the recorder outside it. Runs before the page's own scripts. */
const page = globalThis as unknown as { recordVisitEvent(json: string): Promise<void> };
const send = (event: VisitEvent) => {
  page.recordVisitEvent(JSON.stringify(event)).catch(() => undefined);
};

const url = () => location.pathname + location.search;

function observeUrl(): void {
  let known = url();
  send({ kind: 'opened', url: known });
  const compare = () => {
    if (url() === known) return;
    known = url();
    send({ kind: 'moved', url: known });
  };
  for (const method of ['pushState', 'replaceState'] as const) {
    const original = history[method].bind(history);
    history[method] = (...given) => {
      original(...given);
      compare();
    };
  }
  addEventListener('popstate', compare);
}

// Frames of other sites, such as card fields, have nothing that may be recorded.
if (window === window.top && location.protocol.startsWith('http')) {
  observeUrl();
  observeBus(send);
  observeActions(send);
}
