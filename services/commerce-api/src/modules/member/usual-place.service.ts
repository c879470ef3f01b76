import type { ReplyOf } from '@storefront/api/operation-types';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { orders } from '../../database/schema/order';
import { stores } from '../../database/schema/store';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { placeOfPostcode } from '../location/location.service';
import { addressesOf } from './address-book.repository';

type UsualPlace = ReplyOf<'GET /member/usual-place'>;

/** The place of a postcode; null when it cannot be looked up, because a session must not fail for it. */
async function locationOf(
  context: ServiceContext,
  business: Business,
  address: { postcode: string; country: string } | undefined,
): Promise<UsualPlace['location']> {
  if (!address) return null;
  const place = await placeOfPostcode(context, business, address.postcode, address.country).catch((error: unknown) => {
    context.log.warn({ reason: String(error) }, 'the place of a member cannot be looked up');
    return undefined;
  });
  return place ? { postcode: place.postcode, latitude: place.latitude, longitude: place.longitude } : null;
}

/** Where a member shops: as in the last order, whose store serves its place, else at the default address. */
export async function usualPlaceOf(context: ServiceContext, business: Business, memberId: number): Promise<UsualPlace> {
  const { db } = context;
  const [last] = await db
    .select({
      method: orders.fulfilmentMethod,
      address: orders.deliveryAddress,
      store: { id: stores.id, slug: stores.slug, name: stores.name },
    })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(
      and(
        eq(orders.memberId, memberId),
        eq(orders.businessId, business.id),
        isNotNull(orders.placedAt),
        isNull(orders.changedInto),
      ),
    )
    .orderBy(desc(orders.placedAt))
    .limit(1);
  const own = last?.address ? [] : await addressesOf(db, memberId);
  const address = last?.address ?? own.find(({ isDefault }) => isDefault);
  return {
    location: await locationOf(context, business, address),
    fulfilmentMethod: last?.method ?? 'delivery',
    store: last?.store ?? null,
  };
}
