import type { MessagePort } from 'node:worker_threads';
import { ApiProblem } from '@storefront/api/api-problem';
import type { Transport } from '@storefront/api/transport';
import type { RelayedAnswer, RelayedCall } from './api-relay';

/**
 * The render workers' transport: every call goes through the document server, which alone may ask commerce-api.
 * @param deadlineMs what is left for a call when it is made
 */
export function createPortTransport(port: MessagePort, deadlineMs: () => number): Transport {
  const waiting = new Map<number, (answer: RelayedAnswer) => void>();
  let calls = 0;
  let isClosed = false;
  // The server has given the page up: nobody answers any more.
  port.on('close', () => {
    isClosed = true;
    for (const [id, answer] of waiting) answer({ id, failed: 'network' });
    waiting.clear();
  });
  port.on('message', (answer: RelayedAnswer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  return async ({ method, url, body }) => {
    calls += 1;
    const id = calls;
    const answer = await new Promise<RelayedAnswer>((resolve) => {
      if (isClosed) return resolve({ id, failed: 'network' });
      waiting.set(id, resolve);
      const json = body === undefined ? undefined : JSON.stringify(body);
      port.postMessage({ id, method, url, body: json, deadlineMs: deadlineMs() } satisfies RelayedCall);
    });
    if ('failed' in answer) throw new ApiProblem(answer.failed, 0, 'No answer', `${method} ${url}`);
    return { status: answer.status, body: parse(answer.text) };
  };
}

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined; // The client names it: unreadable_reply.
  }
}
