import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { baskets } from '../../database/schema/basket';
import { orders } from '../../database/schema/order';
import { type BasketRow, findOpenBasket } from './basket.repository';

/** A placed order's basket is followed by a new one, which may have been ordered too; the search follows this many. */
const MAX_FOLLOWED_BASKETS = 20;

/**
 * The open basket of a token. If its order was placed meanwhile, for instance while the shopper was at the bank,
 * returns the basket that follows it.
 */
export async function getOpenOrNextBasket(
  db: Database,
  businessId: number,
  token: string,
): Promise<BasketRow | undefined> {
  let next: string | null = token;
  for (let step = 0; next && step < MAX_FOLLOWED_BASKETS; step += 1) {
    const open: BasketRow | undefined = await findOpenBasket(db, businessId, next);
    if (open) return open;
    const [order]: { token: string | null }[] = await db
      .select({ token: orders.nextBasketToken })
      .from(orders)
      .innerJoin(baskets, eq(baskets.id, orders.basketId))
      .where(and(eq(baskets.token, next), eq(baskets.businessId, businessId)));
    next = order?.token ?? null;
  }
  return undefined;
}
