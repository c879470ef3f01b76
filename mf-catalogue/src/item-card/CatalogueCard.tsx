import type { StoreState } from '@storefront/bus/state.types';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { ItemCard } from '@storefront/ui/item-card';
import { LinkButton } from '@storefront/ui/link-button';
import type { CardItem } from './card-item';
import { QuickAdd } from './QuickAdd';

interface CatalogueCardProps {
  readonly item: CardItem;
  readonly store: StoreState;
  /** In the first rows, whose pictures are seen before anything moves. */
  readonly eager?: boolean;
  /** Level 2 straight under the page's title, 3 under a section's. */
  readonly headingLevel?: 2 | 3;
}

export const itemUrl = (store: Pick<StoreState, 'slug'>, item: Pick<CardItem, 'slug' | 'categorySlug'>): string =>
  urlTo('stores-storeSlug-category-categorySlug-menuItem-menuItemSlug', {
    storeSlug: store.slug,
    categorySlug: item.categorySlug,
    menuItemSlug: item.slug,
  });

/** An item among others: its facts, and the way into the basket. */
export function CatalogueCard({ item, store, eager, headingLevel }: CatalogueCardProps) {
  const { business } = usePageContext();
  const href = itemUrl(store, item);
  return (
    <ItemCard
      name={item.name}
      href={href}
      price={item.price}
      wasPrice={item.wasPrice}
      images={item.images}
      tint={item.aisleSlug}
      badge={item.badge ? { text: item.badge, kind: item.badge === 'New' ? 'new' : 'sale' } : null}
      unitPrice={item.unitPrice}
      hfss={item.hfss}
      minimumAge={item.minimumAge ?? undefined}
      outOfStock={item.outOfStock}
      similarHref={`${href}#similar`}
      eager={eager}
      headingLevel={headingLevel}
      currency={business.currency}
      action={
        item.quickAdd ? (
          <QuickAdd item={item} store={store} />
        ) : (
          <LinkButton kind="soft" href={href} aria-label={`Choose options of ${item.name}`}>
            Choose
          </LinkButton>
        )
      }
    />
  );
}
