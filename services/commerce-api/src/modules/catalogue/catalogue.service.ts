import type { CategoryTreeNode } from '@storefront/api/entities/category';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import type { Category, CategoryIndex } from './category-index';
import { dealView } from './deals.repository';
import { companionsOf } from './items/companions';
import { byPosition, filterItems, isChoice, isReduced } from './items/filter-items';
import { ITEMS_ON_PAGE, itemPage } from './items/item-page';
import { CARD_BYTES, menuItem, menuItemDetails } from './items/item-view';
import { listedItem, optionsOf, type ShelfItem } from './items/items.repository';
import { alternativesTo } from './items/nearest-items';
import { isPromotable } from './items/promotable';
import { categorySummary, readCatalogue, type StoreCatalogue, storeCatalogue } from './store-catalogue';
import { listedItems } from './store-shelf';
import { checkFulfilment } from './store-versions';

/** Two rows of four: more would not be looked through below an item. */
const SIMILAR = 8;
/** More than a shopper reads beside a list; the page of offers has them all. */
const DEALS_SHOWN = 12;
/** What a page takes of memory without its items: facets, categories and deals. */
const PAGE_BYTES = 10_000;

/**
 * The categories in which a store lists items, three levels deep.
 * @throws fulfilment_not_offered when the store does not offer the method
 */
export async function categoryTree(
  context: ServiceContext,
  business: Business,
  body: BodyOf<'POST /catalogue/category-tree'>,
) {
  await checkFulfilment(context, business, body);
  const { storeId } = body;
  return readCatalogue(context, business, { storeId }, 'tree', (catalogue) => {
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

/** The items of a category and its subcategories in the business's order. */
const itemsBelow = ({ categories, shelf }: StoreCatalogue, categoryId: number): ShelfItem[] =>
  categories
    .idsBelow(categoryId)
    .flatMap((id) => shelf.ofCategory(id))
    .sort(byPosition);

type CategoryBody = BodyOf<'POST /catalogue/category-details'>;
type CategoryReply = ReplyOf<'POST /catalogue/category-details'>;

function categoryPage(catalogue: StoreCatalogue, category: Category, body: CategoryBody): CategoryReply {
  const { childrenOf, parentsOf } = catalogue.categories;
  const left = filterItems(itemsBelow(catalogue, category.id), body, (id) => catalogue.deals.byItem.has(id));
  const shown = itemPage(catalogue, left.items, body);
  const summary = (row: Category) => categorySummary(catalogue, row);
  return {
    category: summary(category),
    parents: parentsOf(category.id).map(summary),
    children: childrenOf(category.id)
      .map(summary)
      .filter(({ itemCount }) => itemCount > 0),
    ...shown,
    facets: left.facets,
    deals: dealsOn(catalogue, shown.items),
  };
}

const bytesOfPage = ({ items }: CategoryReply) => PAGE_BYTES + items.length * CARD_BYTES;

/**
 * A store's category with one page of its items.
 * @throws fulfilment_not_offered when the store does not offer the method
 */
export async function categoryDetails(
  context: ServiceContext,
  business: Business,
  body: CategoryBody,
): Promise<CategoryReply> {
  await checkFulfilment(context, business, body);
  const make = (catalogue: StoreCatalogue) => {
    const { byId, bySlug } = catalogue.categories;
    const category = body.categorySlug ? bySlug.get(body.categorySlug) : byId.get(body.categoryId ?? 0);
    if (!category) throw refuse('category_not_found');
    return categoryPage(catalogue, category, body);
  };
  if (isChoice(body)) return make(await storeCatalogue(context, business, body));
  // Most shoppers set no filter, so the unfiltered page is built once for all of them.
  const { categoryId, categorySlug, page, limit, sort } = body;
  const what = `category ${categorySlug ?? categoryId} ${page} ${limit} ${sort}`;
  return readCatalogue(context, business, body, what, make, bytesOfPage);
}

/** The deals of the items on a page. */
function dealsOn({ deals }: StoreCatalogue, shown: readonly { id: number }[]) {
  const ids = new Set(shown.map(({ id }) => id));
  const found = deals.all.filter(({ sections }) => sections.some(({ itemIds }) => itemIds.some((id) => ids.has(id))));
  return found.slice(0, DEALS_SHOWN).map(dealView);
}

/** Whether a category is the requested one or below it; true when none is requested. */
function isInCategory(
  { byId, bySlug, parentsOf }: CategoryIndex,
  own: number,
  { categoryId, categorySlug }: Pick<BodyOf<'POST /catalogue/item-details'>, 'categoryId' | 'categorySlug'>,
): boolean {
  const path = [own, ...parentsOf(own).map(({ id }) => id)];
  const isOnPath = (category: Category | undefined) => category !== undefined && path.includes(category.id);
  return (
    (categoryId === undefined || isOnPath(byId.get(categoryId))) &&
    (categorySlug === undefined || isOnPath(bySlug.get(categorySlug)))
  );
}

export function itemDetails(
  context: ServiceContext,
  business: Business,
  body: BodyOf<'POST /catalogue/item-details'>,
): Promise<ReplyOf<'POST /catalogue/item-details'>> {
  return readCatalogue(context, business, body, `item ${JSON.stringify(body)}`, async (catalogue) => {
    const { db, shelf, categories } = catalogue;
    const onCard = body.itemSlug ? shelf.bySlug(body.itemSlug) : shelf.byId(body.itemId ?? 0);
    const listed = onCard && (await listedItem(db, body.storeId, onCard.id));
    if (!listed || !isInCategory(categories, listed.categoryId, body))
      throw refuse('item_not_found', 'Product not found');
    const item = { ...listed, inStock: listed.inStock && onCard.inStock };
    const options = await optionsOf(db, [item.id]);
    const own = categories.byId.get(item.categoryId);
    const kin = shelf.ofCategory(item.categoryId);
    // The item's family is shown as its choices.
    const similar = kin
      .filter((one) => one.id !== item.id && one.inStock && (!item.family || one.facts.family !== item.family))
      .slice(0, SIMILAR);
    return {
      item: menuItemDetails(item, onCard, options, catalogue),
      parents: [...categories.parentsOf(item.categoryId), ...(own ? [own] : [])].map((row) =>
        categorySummary(catalogue, row),
      ),
      similar: similar.map((one) => menuItem(one, catalogue)),
      alternatives: item.inStock
        ? []
        : alternativesTo(onCard, catalogue, SIMILAR).map((one) => menuItem(one, catalogue)),
      companions: companionsOf(business, onCard, catalogue)
        .slice(0, SIMILAR)
        .map((one) => menuItem(one, catalogue)),
      deals: dealsOn(catalogue, [item]),
    };
  });
}

export async function itemList(
  context: ServiceContext,
  business: Business,
  body: BodyOf<'POST /catalogue/item-list'>,
): Promise<ReplyOf<'POST /catalogue/item-list'>> {
  const { sort = 'featured', discountId, dealSlug, discountSectionId } = body;
  const catalogue = await storeCatalogue(context, business, body);
  if (body.reduced) {
    const found = catalogue.shelf.items.filter((item) => isReduced(item) && isPromotable(business, item.facts));
    const { page, limit = ITEMS_ON_PAGE } = body;
    return { deal: null, ...itemPage(catalogue, found, { page, limit, sort }) };
  }
  if (discountId === undefined && dealSlug === undefined) {
    const found = listedItems(catalogue.shelf, body.menuItemIds ?? []);
    const total = found.length;
    const items = found.map((item) => menuItem(item, catalogue));
    return { deal: null, items, page: 1, limit: total, pages: 1, total, sort };
  }
  const deal = catalogue.deals.all.find(({ id, slug }) => id === discountId || slug === dealSlug);
  const sections = deal?.sections.filter(({ id }) => !discountSectionId || id === discountSectionId) ?? [];
  if (!deal || sections.length === 0) throw refuse('deal_not_found', 'Deal not found');
  const ids = [...new Set(sections.flatMap(({ itemIds }) => itemIds))];
  const found = listedItems(catalogue.shelf, ids).sort(byPosition);
  const { page, limit = ITEMS_ON_PAGE } = body;
  return { deal: dealView(deal), ...itemPage(catalogue, found, { page, limit, sort }) };
}
