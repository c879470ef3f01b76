import type { ApiClient } from '@storefront/api/client';
import type { ReplyOf } from '@storefront/api/operation-types';
import { shared } from '@storefront/bus/bus';
import { problemMessage } from '@storefront/messages/problem-message';
import { failureText } from '../forms/failure-text';

export type ReorderOutcome =
  | { readonly kind: 'filled'; readonly missing: ReplyOf<'POST /member/reorder'>['missing'] }
  /** None of its items is sold any more. */
  | { readonly kind: 'nothing-left' }
  /** The shopper keeps the other store's basket. */
  | { readonly kind: 'kept' }
  | { readonly kind: 'refused'; readonly message: string };

/**
 * Adds the items of a past order that are still sold to the basket.
 * @param mayOverwrite asks the shopper whether another store's basket may be emptied
 */
export async function reorder(
  api: ApiClient,
  orderId: number,
  mayOverwrite: () => Promise<boolean>,
): Promise<ReorderOutcome> {
  const ask = (basketToken: string | undefined, overwriteBasket?: true) =>
    api.call('POST /member/reorder', {
      body: { orderId, ...(basketToken ? { basketToken } : {}), ...(overwriteBasket ? { overwriteBasket } : {}) },
    });
  try {
    let basketToken = shared.basket.get()?.basketToken;
    let reply = await ask(basketToken);
    // When the basket no longer exists, a new one is created.
    if (!reply.ok && reply.error.code === 'basket_not_found') {
      basketToken = undefined;
      reply = await ask(basketToken);
    }
    if (!reply.ok && reply.error.code === 'different_store') {
      if (!(await mayOverwrite())) return { kind: 'kept' };
      reply = await ask(basketToken, true);
    }
    if (!reply.ok) return { kind: 'refused', message: problemMessage(reply.error) };
    const { basket, missing } = reply.data;
    return basket.lines.length ? { kind: 'filled', missing } : { kind: 'nothing-left' };
  } catch (failure) {
    return { kind: 'refused', message: failureText(failure) };
  }
}
