import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { eq, sql } from 'drizzle-orm';
import { rowsOf } from '../../database/database.types';
import { basketLines } from '../../database/schema/basket';
import { items, storeItems } from '../../database/schema/catalogue';
import type { ServiceContext } from '../../service-context';
import { findOpenBasket } from '../basket/basket.repository';
import type { Business } from '../businesses/businesses.repository';
import { menuItem } from './item-view';
import { findItems, itemsByIds } from './items.repository';
import { readCatalogue } from './store-catalogue';

const FEW = 8;
const MANY = 24;

/** What goes with the basket: other items of its categories first, the reduced ones of them before the rest. */
export async function recommendedItems(
  context: ServiceContext,
  business: Business,
  { storeId, basketToken, limit = FEW }: BodyOf<'POST /stores/recommended-items'>,
): Promise<ReplyOf<'POST /stores/recommended-items'>> {
  const basket = basketToken ? await findOpenBasket(context.db, business.id, basketToken) : undefined;
  const lines = basket
    ? await context.db
        .select({ itemId: items.id, categoryId: items.categoryId })
        .from(basketLines)
        .innerJoin(items, eq(items.id, basketLines.itemId))
        .where(eq(basketLines.basketId, basket.id))
    : [];
  const has = lines.map(({ itemId }) => itemId);
  const near = lines.map(({ categoryId }) => categoryId);
  return readCatalogue(context, business, storeId, `recommended ${limit} ${has.sort().join()}`, async (catalogue) => {
    const where = has.length ? sql`${storeItems.inStock} and ${items.id} not in ${has}` : sql`${storeItems.inStock}`;
    const kin = near.length ? sql`(${items.categoryId} in ${near}) desc,` : sql``;
    const order = sql`${kin} (${storeItems.wasPrice} is not null) desc, ${items.position}, ${items.id}`;
    const found = await findItems(context.db, { storeId, where, order, limit });
    return { items: found.items.map((item) => menuItem(item, catalogue)) };
  });
}

/** What a member bought before, the most often bought first. */
export async function previousPurchases(
  context: ServiceContext,
  business: Business,
  memberId: number,
  { storeId, limit = MANY }: BodyOf<'POST /catalogue/previous-purchase-items'>,
): Promise<ReplyOf<'POST /catalogue/previous-purchase-items'>> {
  const bought = await rowsOf<{ item_id: number | string }>(
    context.db,
    sql`select l.item_id from orders o join order_lines l on l.draft_order_id = o.draft_order_id
        where o.member_id = ${memberId} and o.business_id = ${business.id} and o.placed_at is not null
        group by l.item_id order by sum(l.quantity) desc, max(o.placed_at) desc limit 100`,
  );
  const ids = bought.map((row) => Number(row.item_id));
  return readCatalogue(context, business, storeId, `bought ${ids.join()} ${limit}`, async (catalogue) => {
    const found = await itemsByIds(context.db, storeId, ids);
    return { items: found.slice(0, limit).map((item) => menuItem(item, catalogue)) };
  });
}
