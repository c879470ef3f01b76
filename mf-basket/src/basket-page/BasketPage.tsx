import { useStore } from '@nanostores/react';
import { shared } from '@storefront/bus/bus';
import { basketEmpty } from '@storefront/messages/basket';
import { countText } from '@storefront/messages/count-text';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { EmptyState } from '@storefront/ui/empty-state';
import { LinkButton } from '@storefront/ui/link-button';
import { PageFrame } from '@storefront/ui/page-frame';
import { findOrderLayout } from '@storefront/ui/themes/order-layout';
import { byAisle } from '../basket/basket.model';
import { fullBasket } from '../basket/basket.state';
import { AisleLines } from './AisleLines';
import { BasketChanges } from './BasketChanges';
import { BasketDeals } from './BasketDeals';
import styles from './BasketPage.module.css';
import { BasketSummary } from './BasketSummary';

/** All lines, changes since the shopper last looked, and the totals. */
export function BasketPage() {
  const basket = useStore(fullBasket);
  const store = useStore(shared.store);
  const { copy, brand } = usePageContext().business;
  const isRuled = findOrderLayout(brand).checkout === 'ruled';
  const title = copy.basketTitle ?? 'Your basket';
  const shop = store ? urlTo('stores-storeSlug', { storeSlug: store.slug }) : urlTo('index');
  if (!basket?.lines.length)
    return (
      <PageFrame width="single">
        <h1 tabIndex={-1} className="sf-hidden">
          {title}
        </h1>
        <EmptyState title={basketEmpty} action={<LinkButton href={shop}>Start shopping</LinkButton>}>
          <p>{copy.emptyBasket ?? 'What you add is kept here, on this device, for a month.'}</p>
        </EmptyState>
      </PageFrame>
    );
  return (
    <PageFrame width={isRuled ? 'wide' : 'narrow'} aside={<BasketSummary basket={basket} />} asideLabel="Order summary">
      <header className={styles.head}>
        <h1 tabIndex={-1}>{title}</h1>
        <p className="sf-muted">{countText(basket.itemCount, 'item')}</p>
      </header>
      <BasketChanges basket={basket} />
      <BasketDeals deals={basket.deals} storeSlug={basket.storeSlug} />
      <div className={isRuled ? styles.ruled : undefined}>
        {byAisle(basket.lines).map((aisle) => (
          <AisleLines key={aisle.slug} aisle={aisle} />
        ))}
      </div>
      <div className={styles.summaryBelow}>
        <BasketSummary basket={basket} />
      </div>
    </PageFrame>
  );
}
