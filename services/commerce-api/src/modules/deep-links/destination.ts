import type { Destination } from '@storefront/api/entities/destination';
import type { RouteName, RouteParams } from '@storefront/routes/route-paths';
import { and, eq } from 'drizzle-orm';
import { items, storeItems } from '../../database/schema/catalogue';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { categoryIndex } from '../catalogue/category-index';
import { dealIndex } from '../catalogue/deals.repository';
import { businessVersion } from '../catalogue/store-versions';
import type { Store } from '../stores/stores.repository';
import type { LinkRequest } from './deep-link.service';

/** A page as a route name with all parameters of its path. */
export const route = <Name extends RouteName>(
  name: Name,
  ...[params]: keyof RouteParams<Name> extends never ? [] : [RouteParams<Name>]
): Destination => ({ route: name, params: params ?? {}, pageSlug: null });

export const page = (slug: string): Destination => ({ route: null, params: {}, pageSlug: slug });

/** The store page that a link requests; undefined when the store has no such category, item or deal. */
export async function destinationIn(
  context: ServiceContext,
  business: Business,
  store: Store,
  { target, categoryId, itemId, dealId }: LinkRequest,
): Promise<Destination | undefined> {
  const storeSlug = store.slug;
  if (target === 'open-store') return route('stores-storeSlug', { storeSlug });
  const version = await businessVersion(context, business.id);
  const { byId } = await categoryIndex(context, business.id, version);
  if (target === 'open-category') {
    const category = byId.get(categoryId ?? 0);
    return category && route('stores-storeSlug-category-categorySlug', { storeSlug, categorySlug: category.slug });
  }
  if (target === 'open-deal') {
    const { deals } = await dealIndex(context, business.id, version, context.clock.now());
    const deal = deals.all.find(({ id }) => id === dealId);
    return deal && route('stores-storeSlug-deal-dealSlug', { storeSlug, dealSlug: deal.slug });
  }
  const [item] = await context.db
    .select({ slug: items.slug, categoryId: items.categoryId })
    .from(items)
    .innerJoin(storeItems, and(eq(storeItems.itemId, items.id), eq(storeItems.storeId, store.id)))
    .where(and(eq(items.id, itemId ?? 0), eq(items.businessId, business.id)));
  const category = item && byId.get(item.categoryId);
  return (
    category &&
    route('stores-storeSlug-category-categorySlug-menuItem-menuItemSlug', {
      storeSlug,
      categorySlug: category.slug,
      menuItemSlug: item.slug,
    })
  );
}
