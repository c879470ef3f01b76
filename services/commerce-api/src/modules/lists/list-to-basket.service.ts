import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { changeBasket } from '../basket/basket.repository';
import { basketAtStore } from '../basket/basket.service';
import { type BasketCall, changeOnce } from '../basket/change-once';
import { addPossible } from '../basket/lines/add-possible';
import { itemIdsOf, type Owner, summaryOf } from './member-lists.repository';

/**
 * Puts one of each item of a list into a basket at a store.
 * @throws Problem list_not_found, item_unavailable when nothing of it can be added, age_restricted, different_store
 */
export async function listToBasket(
  context: ServiceContext,
  call: BasketCall<BodyOf<'POST /member/list-to-basket'>>,
  owner: Owner,
): Promise<ReplyOf<'POST /member/list-to-basket'>> {
  const { business, body, caller, now } = call;
  const { listId, ageConfirmed } = body;
  const { basket, missing = [] } = await changeOnce(context, call, async (tx) => {
    await summaryOf(tx, owner, listId);
    const basket = await basketAtStore(tx, business, body, caller, now);
    // The oldest first, as they were put on the list.
    const wanted = (await itemIdsOf(tx, listId)).reverse().map((id) => ({ id, quantity: 1, options: [] }));
    const ages = { ageConfirmed: ageConfirmed ?? false, leavesOutAges: ageConfirmed === false };
    const { lineIds, missing } = await addPossible(tx, business, basket, wanted, { ...ages, now });
    // Another store's basket must not be emptied for nothing.
    if (lineIds.length === 0) throw refuse('item_unavailable', 'Item is no longer available.');
    return { basket: await changeBasket(tx, basket, {}, now), missing };
  });
  return { basket, missing };
}
