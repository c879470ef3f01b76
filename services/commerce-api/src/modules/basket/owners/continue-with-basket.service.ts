import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, eq, isNull } from 'drizzle-orm';
import { inTransaction } from '../../../database/in-transaction';
import { baskets } from '../../../database/schema/basket';
import type { Caller, Identity } from '../../../http/operation.types';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import type { Business } from '../../businesses/businesses.repository';
import { cachedCatalogue } from '../../catalogue/catalogue-source';
import { readStore } from '../../stores/stores.repository';
import { basketView } from '../basket-view';

/**
 * The member's other open basket, with which they continue. The basket of before stays as it is, and is then another one
 * of this basket.
 */
export async function continueWithBasket(
  context: ServiceContext,
  call: { business: Business; member: Identity; caller: Caller; body: BodyOf<'POST /basket/continue-with'>; now: Date },
): Promise<ReplyOf<'POST /basket/continue-with'>> {
  const { business, member, caller, body, now } = call;
  const catalogue = await cachedCatalogue(context, business.id);
  return inTransaction(context.db, async (tx) => {
    const [basket] = await tx
      .select()
      .from(baskets)
      .where(
        and(
          eq(baskets.id, body.basketId),
          eq(baskets.memberId, member.memberId),
          eq(baskets.businessId, business.id),
          eq(baskets.state, 'open'),
          isNull(baskets.amendsDraftOrderId),
        ),
      );
    if (!basket) throw refuse('basket_not_found');
    const { storeId, fulfilmentMethod } = basket;
    const store = storeId === null ? null : await readStore(tx, business.id, storeId);
    return {
      basket: await basketView(tx, { ...context, business, caller, catalogue }, basket, now, true),
      store: store && { id: store.id, slug: store.slug, name: store.name },
      fulfilmentMethod,
    };
  });
}
