import type { CallMessage } from '../visit.types';
import { isRecordedCall } from './recorded-call';

/**
 * Reports the storefront's calls of the page and their replies. The page has a reply only after it was reported: the
 * browser keeps no reply of a document that was left, so from outside a reply that the page had used could be lost.
 */
export function observeCalls(send: (message: CallMessage) => void): void {
  const original = globalThis.fetch;
  let calls = 0;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (url.origin !== location.origin || !isRecordedCall(url)) return original(input, init);
    const request = new Request(input, init);
    calls += 1;
    const id = `${performance.timeOrigin}-${calls}`;
    send({ kind: 'called', id, method: request.method, url: url.pathname + url.search });
    const sent = request
      .clone()
      .text()
      .then((text) => send({ kind: 'sent', id, text }));
    const response = await original(request);
    await sent;
    send({ kind: 'replied', id, status: response.status, text: await response.clone().text() });
    return response;
  };
}
