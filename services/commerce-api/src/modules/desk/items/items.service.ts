import { OPERATOR_PAGE_DEFAULT } from '@storefront/api/constants';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import { cachedCatalogue } from '../../catalogue/catalogue-source';
import { itemsByText } from '../items-by-text';
import { storeOfOperator } from '../store-of-operator';
import { countItems, readItems } from './items.repository';
import { lowStockAtOf } from './low-stock-at';

/** A page of a store's items, with how many each filter leaves. @throws Problem store_not_found, category_not_found */
export async function listItems(
  context: ServiceContext,
  body: BodyOf<'POST /desk/items'>,
  operator: CallingOperator,
): Promise<ReplyOf<'POST /desk/items'>> {
  const { db } = context;
  const { storeId, text, category: slug, filter = 'all', page = 1, limit = OPERATOR_PAGE_DEFAULT } = body;
  const business = await storeOfOperator(db, operator, storeId);
  const [{ categories }, lowStockAt, ids] = await Promise.all([
    cachedCatalogue(context, business.id),
    lowStockAtOf(db, business.id),
    text === undefined ? undefined : itemsByText(context, business, storeId, text),
  ]);
  const category = slug === undefined ? undefined : categories.bySlug.get(slug);
  if (slug !== undefined && !category) throw refuse('category_not_found');
  const selection = { storeId, ids, lowStockAt, categoryIds: category && categories.idsBelow(category.id) };
  const [totals, rows] = await Promise.all([
    countItems(db, selection),
    readItems(db, selection, { filter, offset: (page - 1) * limit, limit }),
  ]);
  return {
    storeId,
    currency: business.settings.currency,
    items: rows.map(({ aisle, bay, shelf, ...row }) => ({
      ...row,
      place: aisle === null ? null : { aisle, bay, shelf },
    })),
    page,
    limit,
    totals,
    lowStockAt,
    categories: categories.roots.map((root) => ({ slug: root.slug, name: root.name })),
  };
}
