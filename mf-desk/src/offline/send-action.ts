import { problemCode } from '@storefront/api/api-problem';
import { failureOf, wasAnswered, wasLocked } from '../navigation/read-desk';
import type { Sent } from './action-queue';

type Answer<Reply> =
  | { readonly ok: true; readonly data: Reply }
  | { readonly ok: false; readonly error: { readonly code: string } };

/** Sends one action. Never rejects: what has no reply is sent again later. @param call with the action's own key */
export async function sendAction<Reply>(call: () => Promise<Answer<Reply>>): Promise<Sent<Reply>> {
  try {
    const reply = await call();
    return reply.ok ? { kind: 'sent', reply: reply.data } : { kind: 'refused', code: reply.error.code };
  } catch (thrown) {
    if (wasLocked(thrown)) return { kind: 'later' };
    if (failureOf(thrown).kind === 'log-in') return { kind: 'log-in' };
    // A reply that refuses it for ever must not hold up those behind it.
    return wasAnswered(thrown) ? { kind: 'refused', code: problemCode(thrown) ?? '' } : { kind: 'later' };
  }
}
