import { useStore } from '@nanostores/react';
import type { MenuItem } from '@storefront/api/entities/menu-item';
import { shared } from '@storefront/bus/bus';
import type { StoreState } from '@storefront/bus/state.types';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { urlTo } from '@storefront/routes/url-to';
import { ItemShelf } from '@storefront/ui/item-shelf';
import { Section } from '@storefront/ui/section';
import { TextLink } from '@storefront/ui/text-link';
import { useCallback } from 'react';
import { CatalogueCard } from '../item-card/CatalogueCard';
import { cardItem } from '../item-card/card-item';
import { FormAnswer } from '../store/FormAnswer';

export interface OpenShopProps {
  /** The store that visitors see. */
  readonly store: StoreState;
  readonly offers: readonly MenuItem[];
  readonly recommended: readonly MenuItem[];
  readonly query: Readonly<Record<string, string>>;
}

/**
 * Rows of goods on the home page of an open shop. For a shopper with another store they are the same goods at its
 * prices, without what it does not sell.
 */
export function OpenShop({ store, offers, recommended, query }: OpenShopProps) {
  const { api, business } = usePageContext();
  const chosen = useStore(shared.store);
  const shown = chosen ?? store;
  const readAtStore = useCallback(async () => {
    const menuItemIds = [...offers, ...recommended].map(({ id }) => id);
    const reply = await api.call('POST /catalogue/item-list', { body: { storeId: shown.id, menuItemIds } });
    return { kind: 'read' as const, items: reply.ok ? reply.data.items : [] };
  }, [api, shown.id, offers, recommended]);
  const [read] = useRead(shown.id === store.id ? undefined : readAtStore);
  const atStore = (items: readonly MenuItem[]) =>
    read.kind === 'read' ? items.flatMap(({ id }) => read.items.filter((item) => item.id === id)) : items;
  const { copy } = business;
  const all = <TextLink href={urlTo('stores-storeSlug-offers', { storeSlug: shown.slug })}>All offers</TextLink>;
  return (
    <>
      <FormAnswer query={query} store={shown} />
      <Row title={copy.offersTitle ?? 'This week’s offers'} end={all} items={atStore(offers)} store={shown} />
      <Row title={copy.recommendedTitle ?? 'Recommended'} items={atStore(recommended)} store={shown} />
    </>
  );
}

interface RowProps {
  readonly title: string;
  readonly end?: React.ReactNode;
  readonly items: readonly MenuItem[];
  readonly store: StoreState;
}

function Row({ title, end, items, store }: RowProps) {
  if (items.length === 0) return null;
  return (
    <Section title={title} end={end}>
      <ItemShelf label={title}>
        {items.map((item) => (
          <CatalogueCard key={item.id} item={cardItem(item)} store={store} />
        ))}
      </ItemShelf>
    </Section>
  );
}
