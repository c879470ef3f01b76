import type { ApiClient } from '@storefront/api/client';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { shared } from '@storefront/bus/bus';
import { problemMessage } from '@storefront/messages/problem-message';
import { failureText } from '../forms/failure-text';
import type { ReorderQuestions } from '../order/reorder';

export type ListOutcome =
  | ({ readonly kind: 'filled' } & Pick<ReplyOf<'POST /member/list-to-basket'>, 'missing'>)
  /** None of its items is sold there. */
  | { readonly kind: 'nothing-left' }
  /** The shopper keeps the other store's basket. */
  | { readonly kind: 'kept' }
  | { readonly kind: 'refused'; readonly message: string };

/** Puts the items of a list that the store sells into the basket. */
export async function listToBasket(
  api: ApiClient,
  { listId, storeId }: { listId: number; storeId: number },
  questions: ReorderQuestions,
): Promise<ListOutcome> {
  const basketToken = shared.basket.get()?.basketToken;
  const at = { listId, storeId, fulfilmentMethod: shared.fulfilment.get() };
  let body: BodyOf<'POST /member/list-to-basket'> = { ...at, ...(basketToken && { basketToken }) };
  try {
    for (;;) {
      const reply = await api.call('POST /member/list-to-basket', { body });
      if (reply.ok) return { kind: 'filled', missing: reply.data.missing };
      const { code, detail } = reply.error;
      if (code === 'item_unavailable') return { kind: 'nothing-left' };
      if (code === 'basket_not_found' && body.basketToken) body = { ...body, basketToken: undefined };
      else if (code === 'fulfilment_not_offered' && body.fulfilmentMethod)
        body = { ...body, fulfilmentMethod: undefined };
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
