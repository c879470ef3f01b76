import type { CategoryTreeNode } from '@storefront/api/entities/category';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, type SQL, sql } from 'drizzle-orm';
import { items, storeItems } from '../../database/schema/catalogue';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import type { Category } from './category-index';
import { dealView } from './deals.repository';
import { menuItem, menuItemDetails } from './item-view';
import { findItems, inCategories, itemsByIds, optionsOf, tagCounts } from './items.repository';
import { categorySummary, readCatalogue, type StoreCatalogue } from './store-catalogue';

const PAGE = 24;
const SIMILAR = 8;
const DEALS_SHOWN = 12;

/** The categories in which a store lists anything, three levels deep. */
export function categoryTree(context: ServiceContext, business: Business, storeId: number) {
  return readCatalogue(context, business, storeId, 'tree', async (catalogue) => {
    const summary = (category: Category) => categorySummary(catalogue, category);
    const filled = (rows: Category[]) => rows.filter((row) => summary(row).itemCount > 0);
    const { roots, childrenOf } = catalogue.categories;
    const categories: CategoryTreeNode[] = filled(roots).map((aisle) => ({
      ...summary(aisle),
      children: filled(childrenOf(aisle.id)).map((middle) => ({
        ...summary(middle),
        children: filled(childrenOf(middle.id)).map(summary),
      })),
    }));
    return { categories, deals: catalogue.deals.all.map(dealView) };
  });
}

function filtersOf(body: BodyOf<'POST /catalogue/category-details'>, catalogue: StoreCatalogue): SQL[] {
  const filters: SQL[] = [];
  // Each tag narrows the page further.
  for (const tag of body.tags ?? []) filters.push(sql`${tag} = any(${items.tags})`);
  if (body.inStockOnly) filters.push(sql`${storeItems.inStock}`);
  if (body.dealsOnly) {
    const inDeals = [...catalogue.deals.byItem.keys()];
    const reduced = sql`${storeItems.wasPrice} is not null`;
    filters.push(inDeals.length ? sql`(${reduced} or ${items.id} in ${inDeals})` : reduced);
  }
  return filters;
}

export function categoryDetails(
  context: ServiceContext,
  business: Business,
  body: BodyOf<'POST /catalogue/category-details'>,
): Promise<ReplyOf<'POST /catalogue/category-details'>> {
  const { page = 1, limit = PAGE, sort = 'featured' } = body;
  return readCatalogue(context, business, body.storeId, `category ${JSON.stringify(body)}`, async (catalogue) => {
    const { byId, bySlug, childrenOf, parentsOf, idsBelow } = catalogue.categories;
    const category = body.categorySlug ? bySlug.get(body.categorySlug) : byId.get(body.categoryId ?? 0);
    if (!category) throw refuse('category_not_found');
    const ids = idsBelow(category.id);
    const where = and(inCategories(ids), ...filtersOf(body, catalogue));
    const query = { storeId: body.storeId, where, sort, limit, offset: (page - 1) * limit };
    const [found, tags] = await Promise.all([findItems(context.db, query), tagCounts(context.db, body.storeId, ids)]);
    const summary = (row: Category) => categorySummary(catalogue, row);
    return {
      category: summary(category),
      parents: parentsOf(category.id).map(summary),
      children: childrenOf(category.id)
        .map(summary)
        .filter(({ itemCount }) => itemCount > 0),
      items: found.items.map((item) => menuItem(item, catalogue)),
      page,
      limit,
      pages: Math.max(1, Math.ceil(found.total / limit)),
      total: found.total,
      sort,
      facets: {
        tags: tags.map(({ tag, count }) => ({ value: tag, name: tag, count })),
        freeFrom: [],
        brands: [],
        price: null,
        onOffer: 0,
        inStock: 0,
      },
      tags,
      deals: dealsOn(catalogue, found.items),
    };
  });
}

/** The deals that items of a page take part in. */
function dealsOn(catalogue: StoreCatalogue, shown: readonly { id: number }[]) {
  const found = new Set(shown.flatMap(({ id }) => catalogue.deals.byItem.get(id) ?? []));
  return [...found].slice(0, DEALS_SHOWN).map(dealView);
}

export function itemDetails(
  context: ServiceContext,
  business: Business,
  body: BodyOf<'POST /catalogue/item-details'>,
): Promise<ReplyOf<'POST /catalogue/item-details'>> {
  const { storeId } = body;
  return readCatalogue(context, business, storeId, `item ${JSON.stringify(body)}`, async (catalogue) => {
    const { db } = context;
    const is = body.itemSlug ? sql`${items.slug} = ${body.itemSlug}` : sql`${items.id} = ${body.itemId ?? 0}`;
    const [item] = (
      await findItems(db, { storeId, where: sql`${is} and ${items.businessId} = ${business.id}`, limit: 1 })
    ).items;
    if (!item) throw refuse('item_not_found');
    const options = await optionsOf(db, [item.id]);
    const nearby = await findItems(db, {
      storeId,
      where: sql`${items.categoryId} = ${item.categoryId} and ${items.id} <> ${item.id} and ${storeItems.inStock}`,
      limit: SIMILAR,
    });
    const { byId, parentsOf } = catalogue.categories;
    const own = byId.get(item.categoryId);
    return {
      item: menuItemDetails(item, options, catalogue),
      parents: [...parentsOf(item.categoryId), ...(own ? [own] : [])].map((row) => categorySummary(catalogue, row)),
      similar: nearby.items.map((one) => menuItem(one, catalogue)),
      alternatives: [],
      deals: dealsOn(catalogue, [item]),
    };
  });
}

export function itemList(
  context: ServiceContext,
  business: Business,
  body: BodyOf<'POST /catalogue/item-list'>,
): Promise<ReplyOf<'POST /catalogue/item-list'>> {
  const { storeId, page = 1, sort = 'featured' } = body;
  return readCatalogue(context, business, storeId, `list ${JSON.stringify(body)}`, async (catalogue) => {
    if (body.discountId === undefined && body.dealSlug === undefined) {
      const found = await itemsByIds(context.db, storeId, body.menuItemIds ?? []);
      const total = found.length;
      return {
        deal: null,
        items: found.map((item) => menuItem(item, catalogue)),
        page: 1,
        limit: total,
        pages: 1,
        total,
        sort,
      };
    }
    const deal = catalogue.deals.all.find(({ id, slug }) => id === body.discountId || slug === body.dealSlug);
    const sections = deal?.sections.filter(({ id }) => !body.discountSectionId || id === body.discountSectionId) ?? [];
    if (!deal || sections.length === 0) throw refuse('deal_not_found');
    const { limit = PAGE } = body;
    const ids = sections.flatMap(({ itemIds }) => itemIds);
    const where = ids.length ? sql`${items.id} in ${ids}` : sql`false`;
    const found = await findItems(context.db, { storeId, where, sort, limit, offset: (page - 1) * limit });
    const pages = Math.max(1, Math.ceil(found.total / limit));
    const shown = found.items.map((item) => menuItem(item, catalogue));
    return { deal: dealView(deal), items: shown, page, limit, pages, total: found.total, sort };
  });
}
