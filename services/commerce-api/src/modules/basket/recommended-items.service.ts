import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { eq, sql } from 'drizzle-orm';
import { rowsOf } from '../../database/database.types';
import { basketLines } from '../../database/schema/basket';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { isReduced } from '../catalogue/items/filter-items';
import { ITEMS_ON_PAGE } from '../catalogue/items/item-page';
import { menuItem } from '../catalogue/items/item-view';
import type { ShelfItem } from '../catalogue/items/items.repository';
import { isPromotable } from '../catalogue/items/promotable';
import { bySales, ownRow, promotedRow } from '../catalogue/items/recommended-order';
import { readCatalogue } from '../catalogue/store-catalogue';
import { listedItems } from '../catalogue/store-shelf';
import { checkFulfilment } from '../catalogue/store-versions';
import { findOpenBasket } from './basket.repository';

/** Two rows of four, for a caller that does not say how much room it has. */
const DEFAULT_ITEMS = 8;

/**
 * Recommendations for a basket: other items of its categories, what the store sells most of first, then reduced ones.
 * @throws fulfilment_not_offered when the store does not offer the method
 */
export async function recommendedItems(
  context: ServiceContext,
  business: Business,
  { storeId, fulfilmentMethod, basketToken, limit = DEFAULT_ITEMS }: BodyOf<'POST /stores/recommended-items'>,
): Promise<ReplyOf<'POST /stores/recommended-items'>> {
  await checkFulfilment(context, business, { storeId, fulfilmentMethod });
  const basket = basketToken ? await findOpenBasket(context.db, business.id, basketToken) : undefined;
  const lines = basket
    ? await context.db
        .select({ itemId: basketLines.itemId })
        .from(basketLines)
        .where(eq(basketLines.basketId, basket.id))
    : [];
  const has = new Set(lines.map(({ itemId }) => itemId));
  const what = `recommended ${limit} ${[...has].sort().join()}`;
  return readCatalogue(context, business, { storeId }, what, (catalogue) => {
    const { shelf } = catalogue;
    const near = new Set(listedItems(shelf, [...has]).map(({ facts }) => facts.categoryId));
    const isNear = (item: ShelfItem) => Number(near.has(item.facts.categoryId));
    const found = shelf.items
      .filter((item) => item.inStock && !has.has(item.id) && isPromotable(business, item.facts))
      .sort((a, b) => isNear(b) - isNear(a) || bySales(a, b) || Number(isReduced(b)) - Number(isReduced(a)));
    const shown = promotedRow(business, found).slice(0, limit);
    return { items: shown.map((item) => menuItem(item, catalogue)) };
  });
}

/** How previous purchases are chosen and ordered; a usual item is in at least two orders. */
const PURCHASES = {
  often: sql`order by sum(l.quantity) desc, max(o.placed_at) desc`,
  recent: sql`order by max(o.placed_at) desc, sum(l.quantity) desc`,
  usual: sql`having count(distinct o.draft_order_id) > 1 order by count(distinct o.draft_order_id) desc, max(o.placed_at) desc`,
};

/** The items that a member bought before. */
export async function previousPurchases(
  context: ServiceContext,
  business: Business,
  memberId: number,
  {
    storeId,
    limit = ITEMS_ON_PAGE,
    placement = 'list',
    by = 'often',
  }: BodyOf<'POST /catalogue/previous-purchase-items'>,
): Promise<ReplyOf<'POST /catalogue/previous-purchase-items'>> {
  const bought = await rowsOf<{ item_id: number | string }>(
    context.db,
    sql`select l.item_id from orders o join order_lines l on l.draft_order_id = o.draft_order_id
        where o.member_id = ${memberId} and o.business_id = ${business.id} and o.placed_at is not null
          and o.changed_into is null
        group by l.item_id ${PURCHASES[by]} limit 100`,
  );
  const ids = bought.map((row) => Number(row.item_id));
  const what = `bought ${ids.join()} ${limit} ${placement}`;
  return readCatalogue(context, business, { storeId }, what, (catalogue) => {
    const found = listedItems(catalogue.shelf, ids);
    const shown =
      placement === 'list'
        ? found
        : ownRow(
            business,
            found.filter(({ facts }) => isPromotable(business, facts)),
          );
    return { items: shown.slice(0, limit).map((item) => menuItem(item, catalogue)) };
  });
}
