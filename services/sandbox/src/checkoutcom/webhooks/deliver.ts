import { createHmac } from 'node:crypto';
import type { WebhookSettings } from './webhook-settings';

/** The Cko-Signature header: the hex HMAC-SHA256 of the exact bytes of the body. */
const signatureOf = (body: string, secret: string) => createHmac('sha256', secret).update(body).digest('hex');

/** Sends an event once. Returns the receiver's status, or 0 without a reply in time. */
export async function deliver(
  url: string,
  body: string,
  settings: WebhookSettings,
  stop: AbortSignal,
): Promise<number> {
  // Own timer: Node 20 may collect the sources of AbortSignal.any before they fire.
  const attempt = new AbortController();
  const abort = () => attempt.abort();
  const timer = setTimeout(abort, settings.timeoutMs);
  stop.addEventListener('abort', abort);
  try {
    if (stop.aborted) return 0;
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'cko-signature': signatureOf(body, settings.secret),
        ...(settings.authorization && { authorization: settings.authorization }),
      },
      body,
      redirect: 'manual',
      signal: attempt.signal,
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  } finally {
    clearTimeout(timer);
    stop.removeEventListener('abort', abort);
  }
}
