import { SUBSTITUTE_CANDIDATES_MAX } from '@storefront/api/constants';
import type { SubstituteCandidate } from '@storefront/api/entities/desk/pick-list';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { eq } from 'drizzle-orm';
import { isPlaced } from '../../../database/order-row';
import { orders } from '../../../database/schema/order';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import type { Business } from '../../businesses/businesses.repository';
import { alternativesTo } from '../../catalogue/items/nearest-items';
import { storeCatalogue } from '../../catalogue/store-catalogue';
import { familyMembers } from '../../catalogue/store-shelf';
import { worksFor } from '../../orders/picking/operators-order';
import { wishOf } from '../../orders/picking/pick-lines.service';
import { businessOfStore } from '../business-of-store';
import { itemsByText } from '../items-by-text';
import { type LineRow, lineOf } from './pick-lines';
import { type PlacedItem, placedItems } from './placed-items';

/** The ids of items that may replace a line's, the best first; some may be out of stock. */
async function idsFor(
  context: ServiceContext,
  { business, storeId, text }: { business: Business; storeId: number; text: string | undefined },
  line: LineRow,
): Promise<number[]> {
  const wish = wishOf(line);
  if (wish === 'none') return [];
  const wished = line.substitute?.menuItemId ?? null;
  // The shopper named the only item that is wanted.
  if (wish === 'item') return wished === null ? [] : [wished];
  if (text !== undefined) return itemsByText(context, business, storeId, text);
  const catalogue = await storeCatalogue(context, business, { storeId });
  const item = catalogue.shelf.byId(line.itemId);
  if (!item) return [];
  const byPrice = [...familyMembers(catalogue.shelf, item)].sort(
    (a, b) => Math.abs(a.price - item.price) - Math.abs(b.price - item.price),
  );
  return [...byPrice, ...alternativesTo(item, catalogue, SUBSTITUTE_CANDIDATES_MAX)].map(({ id }) => id);
}

/** A candidate; undefined if it is out of stock or needs a higher age than the shopper confirmed. */
function candidateOf(line: LineRow, item: PlacedItem | undefined): SubstituteCandidate | undefined {
  if (!item?.inStock || item.price === null || item.itemId === line.itemId) return undefined;
  if ((item.minimumAge ?? 0) > (line.confirmedAge ?? 0)) return undefined;
  const { itemId: menuItemId, name, size, images, price, gtin, place, stock } = item;
  const isWished = line.substitute?.menuItemId === menuItemId;
  return { menuItemId, name, size, images, price, gtin, place, stock, isWished };
}

/** Items that the shopper's wish allows in place of a line's, in stock, at most ten. */
export async function findSubstitutes(
  context: ServiceContext,
  { businessOrderId, lineId, text }: BodyOf<'POST /desk/pick-substitutes'>,
  operator: CallingOperator,
): Promise<ReplyOf<'POST /desk/pick-substitutes'>> {
  const { db } = context;
  const [order] = await db.select().from(orders).where(eq(orders.businessOrderId, businessOrderId.toUpperCase()));
  if (!isPlaced(order) || !worksFor(operator, order)) throw refuse('order_not_found');
  const line = await lineOf(db, order.draftOrderId, lineId);
  if (!line) throw refuse('line_not_found');
  const { storeId } = order;
  const business = await businessOfStore(db, storeId);
  const ids = [...new Set(await idsFor(context, { business, storeId, text: text?.trim() }, line))];
  const found = await placedItems(db, storeId, ids);
  const candidates = ids.flatMap((id) => candidateOf(line, found.get(id)) ?? []);
  return { candidates: candidates.slice(0, SUBSTITUTE_CANDIDATES_MAX) };
}
