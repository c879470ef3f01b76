import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import type { OrderRow } from '../../../database/order-row';
import { baskets } from '../../../database/schema/basket';
import { type BasketRow, createBasket } from '../../basket/basket.repository';
import { getOpenOrNextBasket } from '../../basket/next-basket';

type OwnOrder = Pick<OrderRow, 'memberId' | 'nextBasketToken'>;

/** The ordinary open basket of a token, or the one that follows it. A basket of another member is none. */
async function ordinaryBasket(
  tx: Database,
  businessId: number,
  token: string | null | undefined,
  { memberId }: Pick<OwnOrder, 'memberId'>,
): Promise<BasketRow | undefined> {
  const found = token ? await getOpenOrNextBasket(tx, businessId, token) : undefined;
  const isOwn = found?.memberId === null || found?.memberId === memberId;
  return isOwn && found?.amendsDraftOrderId === null ? found : undefined;
}

/**
 * The id of the basket that the shopper has when they begin to change an order. If it changes another order, it is the one
 * that they had before that.
 */
export async function basketToResume(
  tx: Database,
  businessId: number,
  token: string | undefined,
  order: OwnOrder,
): Promise<number | undefined> {
  const current = token ? await getOpenOrNextBasket(tx, businessId, token) : undefined;
  if (current && current.amendsDraftOrderId !== null) return current.resumesBasketId ?? undefined;
  return (await ordinaryBasket(tx, businessId, token, order))?.id;
}

/** The basket with which the shopper continues once a basket no longer changes an order: the one before, or a new one. */
export async function basketBefore(
  tx: Database,
  amending: Pick<BasketRow, 'businessId' | 'memberId' | 'storeId' | 'fulfilmentMethod' | 'resumesBasketId'>,
  order: OwnOrder,
  now: Date,
): Promise<BasketRow> {
  const { businessId, memberId, storeId, fulfilmentMethod, resumesBasketId } = amending;
  const [before] =
    resumesBasketId === null
      ? []
      : await tx.select({ token: baskets.token }).from(baskets).where(eq(baskets.id, resumesBasketId));
  return (
    (await ordinaryBasket(tx, businessId, before?.token, order)) ??
    (await ordinaryBasket(tx, businessId, order.nextBasketToken, order)) ??
    createBasket(tx, { businessId, memberId, storeId, fulfilmentMethod }, now)
  );
}
