import type { Basket } from '@storefront/api/entities/basket';
import type { BodyOf } from '@storefront/api/operation-types';
import type { Caller } from '../../http/operation.types';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { cachedCatalogue } from '../catalogue/catalogue-source';
import { snapshotOf } from './basket-snapshot';
import { viewSnapshot } from './basket-view';
import { getOpenOrNextBasket } from './next-basket';

/** The basket with the details that the caller's session entered; changes nothing. @throws Problem basket_not_found */
export async function readOwnBasket(
  context: ServiceContext,
  business: Business,
  { basketToken }: BodyOf<'POST /basket/read'>,
  caller: Caller,
  now: Date,
): Promise<Basket> {
  const { db } = context;
  const basket = await getOpenOrNextBasket(db, business.id, basketToken);
  if (!basket) throw refuse('basket_not_found');
  const reader = { ...context, business, caller, catalogue: await cachedCatalogue(context, business.id) };
  const { view } = await viewSnapshot(db, reader, { ...(await snapshotOf(db, basket)), basket }, now);
  return view;
}

/** The reply goes to rendered pages, which need no address and no contact. */
const NO_DETAILS: Basket['checkout'] = { deliveryAddress: null, billingAddress: null, contact: null, session: null };

/** The basket without personal details; changes nothing. @throws Problem basket_not_found */
export const readBasket = async (...asked: Parameters<typeof readOwnBasket>): Promise<Basket> => ({
  ...(await readOwnBasket(...asked)),
  checkout: NO_DETAILS,
});
