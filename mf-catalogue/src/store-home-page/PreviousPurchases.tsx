import { useStore } from '@nanostores/react';
import { RAIL_ITEMS_MAX } from '@storefront/api/constants';
import { shared } from '@storefront/bus/bus';
import type { StoreState } from '@storefront/bus/state.types';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { ItemShelf } from '@storefront/ui/item-shelf';
import { Section } from '@storefront/ui/section';
import { useCallback } from 'react';
import { CatalogueCard } from '../item-card/CatalogueCard';
import { type CardItem, cardItem } from '../item-card/card-item';

interface Purchases {
  readonly usual: readonly CardItem[];
  /** The latest first, without the usual ones. */
  readonly recent: readonly CardItem[];
}

const NONE: Purchases = { usual: [], recent: [] };

/** A member's usual items, and what else they bought. The page is the same for everybody, so browsers load them. */
export function PreviousPurchases({ store }: { store: StoreState }) {
  const { api, business } = usePageContext();
  const { strategy } = useStore(shared.session);
  const readItems = useCallback(async () => {
    const read = async (by: 'usual' | 'recent') => {
      const reply = await api.call('POST /catalogue/previous-purchase-items', {
        body: { storeId: store.id, limit: RAIL_ITEMS_MAX, placement: 'home', by },
      });
      return reply.ok ? reply.data.items.map((item) => cardItem(item)) : [];
    };
    const [usual, recent] = await Promise.all([read('usual'), read('recent')]);
    const others = recent.filter(({ id }) => !usual.some((one) => one.id === id));
    return { kind: 'read' as const, data: { usual, recent: others } };
  }, [api, store.id]);
  const [purchases] = useRead(strategy === 'member' ? readItems : undefined);
  // The page is complete without them.
  const { usual, recent } = purchases.kind === 'read' ? purchases.data : NONE;
  const { copy } = business;
  return (
    <>
      <Shelf title={copy.usualsTitle ?? 'Your usuals'} items={usual} store={store} />
      <Shelf title={copy.boughtBeforeTitle ?? 'Buy again'} items={recent} store={store} />
    </>
  );
}

function Shelf({ title, items, store }: { title: string; items: readonly CardItem[]; store: StoreState }) {
  if (items.length === 0) return null;
  return (
    <Section title={title}>
      <ItemShelf label={title}>
        {items.map((item) => (
          <CatalogueCard key={item.id} item={item} store={store} />
        ))}
      </ItemShelf>
    </Section>
  );
}
