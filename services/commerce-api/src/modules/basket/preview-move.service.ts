import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { readItems } from '../catalogue/catalogue-source';
import { listingsOfItems } from '../catalogue/items/items.repository';
import { readStore } from '../stores/stores.repository';
import type { LineRow } from './basket.repository';
import { getOpenBasket } from './basket.repository';
import { snapshotOf } from './basket-snapshot';
import { listRows, type StoredRow } from './lines/list-rows';
import { planMove } from './lines/plan-move';

/**
 * What of a basket another store sells, by the plan with which it moves; writes nothing.
 * @throws Problem basket_not_found, store_not_found
 */
export async function previewMove(
  { db }: ServiceContext,
  business: Business,
  { basketToken, storeId }: BodyOf<'POST /basket/preview-move'>,
): Promise<ReplyOf<'POST /basket/preview-move'>> {
  const basket = await getOpenBasket(db, business.id, basketToken);
  const { id, slug, name } = await readStore(db, business.id, storeId);
  const { lines } = await snapshotOf(db, basket);
  const rows = lines.map(({ row }) => row);
  const ids = rows.map(({ itemId }) => itemId);
  const items = await readItems(db, ids);
  const listings = await listingsOfItems(db, storeId, ids);
  const { quantities } = await planMove(db, business, basket, rows, storeId);
  const priced = (stored: readonly StoredRow<LineRow>[]) =>
    new Map(listRows(stored, items, undefined).map(({ row, price }) => [row.id, price]));
  const before = priced(lines);
  const after = priced(rows.map((row) => ({ row, listing: listings.get(row.itemId) ?? null })));
  return {
    store: { id, slug, name },
    lines: rows.map((row, at) => {
      const { available, unitTotal = 0 } = before.get(row.id) ?? {};
      const moved = quantities[at] ?? 0;
      return {
        basketLineId: row.id,
        name: items.get(row.itemId)?.facts.name ?? '',
        quantity: row.quantity,
        moved,
        from: available ? unitTotal : null,
        to: moved > 0 ? (after.get(row.id)?.unitTotal ?? null) : null,
      };
    }),
  };
}
