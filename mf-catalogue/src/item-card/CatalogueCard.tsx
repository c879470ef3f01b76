import type { StoreState } from '@storefront/bus/state.types';
import { estimateText } from '@storefront/messages/estimate-text';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { ItemCard } from '@storefront/ui/item-card';
import { LinkButton } from '@storefront/ui/link-button';
import { Swatches } from '@storefront/ui/swatches';
import type { ReactNode } from 'react';
import type { CardItem } from './card-item';
import { Heart } from './Heart';
import { dealUrl, itemUrl } from './item-url';
import { QuickAdd } from './QuickAdd';
import { useItemOnDay } from './use-item-on-day';

interface CatalogueCardProps {
  readonly item: CardItem;
  readonly store: StoreState;
  /** In the first rows, whose pictures are visible at once. */
  readonly eager?: boolean;
  /** Level 2 directly under the page's title, 3 under a section's. */
  readonly headingLevel?: 2 | 3;
  /** Its name with the search matches highlighted. */
  readonly markedName?: ReactNode;
}

/** An item in a listing: its data and the add button. */
export function CatalogueCard({ item: asListed, store, eager, headingLevel, markedName }: CatalogueCardProps) {
  const { business } = usePageContext();
  const onDay = useItemOnDay(asListed.id, store);
  // A list that hides deals also hides the day's deal.
  const item = onDay ? { ...asListed, ...onDay, deal: asListed.deal && onDay.deal } : asListed;
  const isOffDay = item.outOfStock && !asListed.outOfStock;
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
      fewLeft={item.fewLeft}
      estimate={item.typicalGrams ? estimateText(item.typicalGrams, formatMoney(item.price, business)) : undefined}
      hfss={item.hfss}
      minimumAge={item.minimumAge ?? undefined}
      outOfStock={item.outOfStock}
      outText={isOffDay ? item.days : undefined}
      days={isOffDay ? undefined : item.days}
      deal={item.deal && { text: item.deal.text, href: dealUrl(store, item.deal.slug) }}
      markedName={markedName}
      family={
        item.finishes ? (
          <Swatches
            label={item.finishes.label}
            swatches={item.finishes.values.map((other) => ({
              ...other,
              href: itemUrl(store, other),
              current: other.slug === item.slug,
            }))}
          />
        ) : (
          item.sizes
        )
      }
      similarHref={`${href}#alternatives`}
      eager={eager}
      headingLevel={headingLevel}
      currency={business.currency}
      heart={<Heart id={item.id} name={item.name} />}
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
