import { problemCode } from '@storefront/api/api-problem';
import type { ApiClient } from '@storefront/api/client';
import { failureOf, wasAnswered } from '../navigation/read-desk';
import type { PickDecision } from './pick-decision';
import type { Sent } from './pick-queue';

/** Sends one decision with its own idempotency key. Never rejects: what has no reply is sent again later. */
export async function sendDecision(api: ApiClient, { id, body }: PickDecision): Promise<Sent> {
  try {
    const reply = await api.call('POST /desk/pick-line', { body, idempotencyKey: id });
    return reply.ok ? { kind: 'sent', line: reply.data } : { kind: 'refused', code: reply.error.code };
  } catch (thrown) {
    if (failureOf(thrown).kind === 'log-in') return { kind: 'log-in' };
    // A reply that refuses it for ever must not hold up those behind it.
    return wasAnswered(thrown) ? { kind: 'refused', code: problemCode(thrown) ?? '' } : { kind: 'later' };
  }
}
