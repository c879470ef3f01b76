import { useStore } from '@nanostores/react';
import { RAIL_ITEMS_MAX } from '@storefront/api/constants';
import { shared } from '@storefront/bus/bus';
import type { StoreState } from '@storefront/bus/state.types';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { ItemShelf } from '@storefront/ui/item-grid';
import { Section } from '@storefront/ui/section';
import { useCallback } from 'react';
import { CatalogueCard } from '../item-card/CatalogueCard';
import { cardItem } from '../item-card/card-item';

/** A member's previous purchases. The page is the same for everybody, so they are loaded in the browser. */
export function PreviousPurchases({ store }: { store: StoreState }) {
  const { api, business } = usePageContext();
  const { strategy } = useStore(shared.session);
  const readItems = useCallback(async () => {
    const reply = await api.call('POST /catalogue/previous-purchase-items', {
      body: { storeId: store.id, limit: RAIL_ITEMS_MAX, placement: 'home' },
    });
    return { kind: 'read' as const, data: reply.ok ? reply.data.items.map((item) => cardItem(item)) : [] };
  }, [api, store.id]);
  const [purchases] = useRead(strategy === 'member' ? readItems : undefined);
  // The page is complete without them.
  const items = purchases.kind === 'read' ? purchases.data : [];
  if (items.length === 0) return null;
  const title = business.copy.boughtBeforeTitle ?? 'Buy again';
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
