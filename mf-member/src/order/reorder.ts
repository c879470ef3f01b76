import type { ApiClient } from '@storefront/api/client';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { shared } from '@storefront/bus/bus';
import { problemMessage } from '@storefront/messages/problem-message';
import { failureText } from '../forms/failure-text';

export type ReorderOutcome =
  | ({ readonly kind: 'filled' } & Pick<ReplyOf<'POST /member/reorder'>, 'missing' | 'dearer'>)
  /** None of its items is sold any more. */
  | { readonly kind: 'nothing-left' }
  /** The shopper keeps the other store's basket. */
  | { readonly kind: 'kept' }
  | { readonly kind: 'refused'; readonly message: string };

/** What only the shopper can decide. */
export interface ReorderQuestions {
  /** Another store's basket may be emptied. */
  readonly mayOverwrite: () => Promise<boolean>;
  /** @param rule the age restriction in words */
  readonly isOldEnough: (rule: string) => Promise<boolean>;
}

/** Adds the items of a past order that are still sold to the basket. */
export async function reorder(api: ApiClient, orderId: number, questions: ReorderQuestions): Promise<ReorderOutcome> {
  const basketToken = shared.basket.get()?.basketToken;
  // Who has chosen no store has chosen no method either.
  const fulfilmentMethod = shared.store.get() ? shared.fulfilment.get() : undefined;
  let body: BodyOf<'POST /member/reorder'> = {
    orderId,
    ...(basketToken ? { basketToken } : {}),
    ...(fulfilmentMethod && { fulfilmentMethod }),
  };
  try {
    for (;;) {
      const reply = await api.call('POST /member/reorder', { body });
      if (reply.ok) return { kind: 'filled', missing: reply.data.missing, dearer: reply.data.dearer };
      const { code, detail } = reply.error;
      if (code === 'item_unavailable') return { kind: 'nothing-left' };
      // When the basket no longer exists, a new one is created.
      if (code === 'basket_not_found' && body.basketToken) body = { ...body, basketToken: undefined };
      else if (code === 'different_store' && !body.overwriteBasket) {
        if (!(await questions.mayOverwrite())) return { kind: 'kept' };
        body = { ...body, overwriteBasket: true };
      } else if (code === 'age_restricted' && body.ageConfirmed === undefined)
        body = { ...body, ageConfirmed: await questions.isOldEnough(detail) };
      else return { kind: 'refused', message: problemMessage(reply.error) };
    }
  } catch (failure) {
    return { kind: 'refused', message: failureText(failure) };
  }
}
