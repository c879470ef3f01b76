import type { ApiClient } from '@storefront/api/client';
import { loyaltyRedeemFailed } from '@storefront/messages/account';
import { problemMessage } from '@storefront/messages/problem-message';
import { failureText } from '../forms/failure-text';

/** Exchanges points for a reward. @returns why it failed; undefined if it did not */
export async function redeem(api: ApiClient, idempotencyKey: string): Promise<string | undefined> {
  try {
    const reply = await api.call('POST /member/loyalty-redeem', { body: {}, idempotencyKey });
    return reply.ok ? undefined : problemMessage(reply.error);
  } catch (failure) {
    return failureText(failure, loyaltyRedeemFailed);
  }
}
