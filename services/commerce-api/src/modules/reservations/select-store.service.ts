import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { inTransaction } from '../../database/in-transaction';
import type { Caller } from '../../http/operation.types';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { findOpenBasket, lockOpenBasket } from '../basket/basket.repository';
import { moveBasketToStore } from '../basket/basket-store';
import { basketView } from '../basket/basket-view';
import type { Business } from '../businesses/businesses.repository';
import { cachedCatalogue } from '../catalogue/catalogue-source';
import { storeDetails } from '../stores/stores.service';
import { NO_PLACE, placeOfOrder } from './place-of-order';
import { followAddress } from './settle-hold';

/**
 * Selects a store and moves the basket to it, unless the basket holds another store's items and the shopper did not
 * agree to lose them, or what the store does not sell of them.
 */
export async function selectStore(
  context: ServiceContext,
  business: Business,
  body: BodyOf<'POST /stores/select'>,
  caller: Caller,
  now: Date,
): Promise<ReplyOf<'POST /stores/select'>> {
  const { fulfilmentMethod, storeId, basketToken } = body;
  const store = await storeDetails(context, business, body, now);
  if (!store.fulfilment.includes(fulfilmentMethod)) throw refuse('fulfilment_not_offered');
  if (store.state === 'closed') throw refuse('store_closed', 'The store is currently closed');
  if (fulfilmentMethod === 'delivery' && store.deliversHere === false) throw refuse('out_of_delivery_area');
  if (!basketToken) return { store, basket: null };
  const given = await findOpenBasket(context.db, business.id, basketToken);
  const place =
    fulfilmentMethod === 'delivery'
      ? await placeOfOrder(context, { business, caller, storeId, basket: given, given: body }, now)
      : NO_PLACE;
  const catalogue = await cachedCatalogue(context, business.id);
  const basket = await inTransaction(context.db, async (tx) => {
    const open = await lockOpenBasket(tx, business.id, basketToken);
    const move = { storeId, fulfilmentMethod, overwrite: body.overwriteBasket, moveItems: body.moveItems };
    const moved = await moveBasketToStore(tx, business, open, move, now);
    if (place.postcode !== undefined) await followAddress(tx, moved, place);
    return basketView(
      tx,
      { ...context, business, caller, catalogue },
      await lockOpenBasket(tx, business.id, basketToken),
      now,
    );
  });
  return { store, basket };
}
