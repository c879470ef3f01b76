import type { MessagePort } from 'node:worker_threads';
import type { Business } from '@storefront/remote-kit/business.types';
import { callerHeaders } from '../server/api/caller';
import { type ApiAnswer, type ApiRequest, sendToApi } from '../server/api/send-to-api';
import type { ShellConfig } from '../server/config';

/** A call that a render worker asks for; its address is a path of commerce-api. */
export interface RelayedCall extends ApiRequest {
  readonly id: number;
  readonly deadlineMs: number;
}

export type RelayedAnswer = { readonly id: number } & ApiAnswer;

/**
 * Makes the calls of one render. The worker holds neither the key of commerce-api nor its address, and cannot ask for
 * another business than the page's, for a member, or for an operator's calls.
 * @returns ends what is under way
 */
export function relayCalls(
  port: MessagePort,
  config: Pick<ShellConfig, 'apiOrigin' | 'internalKey' | 'locale' | 'apiDeadlineMs'>,
  business: Business,
): () => void {
  const ended = new AbortController();
  const headers = callerHeaders(config, { business });
  const allowed = new RegExp(`^/${config.locale}/api/(?!admin(/|$))[a-z0-9-]+(/[a-z0-9-]+)*$`);
  port.on('message', async ({ id, method, url, body, deadlineMs }: RelayedCall) => {
    const answer: ApiAnswer = allowed.test(url)
      ? await sendToApi(
          { method, url: config.apiOrigin + url, body },
          headers,
          Math.min(deadlineMs, config.apiDeadlineMs),
          ended.signal,
        )
      : { status: 404, text: '', contentType: '' };
    if (!ended.signal.aborted) port.postMessage({ id, ...answer } satisfies RelayedAnswer);
  });
  return () => {
    ended.abort();
    port.close();
  };
}
