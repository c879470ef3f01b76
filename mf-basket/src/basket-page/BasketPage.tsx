import { useStore } from '@nanostores/react';
import { shared } from '@storefront/bus/bus';
import { basketEmpty, basketStoreClosed } from '@storefront/messages/basket';
import { countText } from '@storefront/messages/count-text';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { EmptyState } from '@storefront/ui/empty-state';
import { LinkButton } from '@storefront/ui/link-button';
import { PageFrame } from '@storefront/ui/page-frame';
import { findOrderLayout } from '@storefront/ui/themes/order-layout';
import { useEffect } from 'react';
import { AmendedOrder } from '../amended-order/AmendedOrder';
import { KeepOrder } from '../amended-order/KeepOrder';
import { byAisle } from '../basket/basket.model';
import { followOtherTabs, fullBasket, shownUpdates } from '../basket/basket.state';
import { BasketLineRow } from '../basket-line/BasketLineRow';
import { ContinueWith } from '../other-baskets/ContinueWith';
import { OtherBaskets } from '../other-baskets/OtherBaskets';
import { SavedItems } from '../saved-items/SavedItems';
import type { MovePreview } from '../store-change/MovedItems';
import { StoreChange } from '../store-change/StoreChange';
import { SubstituteForAll } from '../substitutes/SubstituteForAll';
import { AisleLines } from './AisleLines';
import { BasketChanges } from './BasketChanges';
import { BasketColumns } from './BasketColumns';
import { BasketDeals } from './BasketDeals';
import styles from './BasketPage.module.css';
import { BasketSummary } from './BasketSummary';
import { CheckoutBar } from './CheckoutBar';
import { ClearBasket } from './ClearBasket';
import { CouponPanel } from './CouponPanel';
import { FormProblem } from './FormProblem';
import { TipPanel } from './TipPanel';
import { useQuery } from './use-query';

interface BasketPageProps {
  /** What of the basket another store sells, if the URL names one. */
  readonly preview: MovePreview | null;
  readonly query: Readonly<Record<string, string>>;
}

/** All lines, changes since the shopper last looked, and the totals. */
export function BasketPage({ preview, query }: BasketPageProps) {
  const basket = useStore(fullBasket);
  const store = useStore(shared.store);
  const slot = useStore(shared.slot);
  const updates = useStore(shownUpdates);
  const { api, business } = usePageContext();
  const { copy, brand } = business;
  useEffect(() => followOtherTabs(api), [api]);
  const { problem } = useQuery();
  const fulfilment = useStore(shared.fulfilment);
  const isRuled = findOrderLayout(brand).checkout === 'ruled';
  const title = copy.basketTitle ?? 'Your basket';
  const shop = store ? urlTo('stores-storeSlug', { storeSlug: store.slug }) : urlTo('index');
  const amended = <AmendedOrder amends={basket?.amends}>{(amends) => <KeepOrder amends={amends} />}</AmendedOrder>;
  const others = (
    <OtherBaskets others={basket?.otherBaskets}>
      {(basketId, label) => <ContinueWith basketId={basketId} label={label} />}
    </OtherBaskets>
  );
  const storeChange = preview && preview.store.id !== basket?.storeId && (
    <StoreChange preview={preview} query={query} fulfilment={fulfilment} holdsTime={Boolean(slot)} />
  );
  if (!basket?.lines.length)
    return (
      <PageFrame width="single">
        {/* It stays hidden while it has the focus: if it appeared and went, a tap would miss its button. */}
        <div className="sf-hidden">
          <h1 tabIndex={-1}>{title}</h1>
        </div>
        {amended}
        {others}
        <EmptyState title={basketEmpty} action={<LinkButton href={shop}>Start shopping</LinkButton>}>
          <p>{copy.emptyBasket ?? 'What you add is kept here, on this device, for a month.'}</p>
        </EmptyState>
        {basket && <SavedItems savedItems={basket.savedItems} storeSlug={basket.storeSlug} />}
      </PageFrame>
    );
  if (basket.storeClosed)
    return (
      <PageFrame width="single">
        <h1 tabIndex={-1}>{title}</h1>
        {amended}
        {storeChange}
        {others}
        <EmptyState
          title={basketStoreClosed}
          action={<LinkButton href={urlTo('stores-near-by')}>Choose another store</LinkButton>}
        >
          <p>Your items are kept until the store takes orders again.</p>
        </EmptyState>
      </PageFrame>
    );
  return (
    <BasketColumns
      isRuled={isRuled}
      beside={
        <>
          <CouponPanel coupon={basket.coupon} hasOrdered={basket.hasOrdered} />
          {(business.tips ?? basket.tip) ? (
            <TipPanel tip={basket.tip} fulfilmentMethod={basket.fulfilmentMethod} />
          ) : null}
          <BasketSummary basket={basket} slot={slot} />
        </>
      }
      bar={<CheckoutBar basket={basket} />}
    >
      <header className={styles.head}>
        <h1 tabIndex={-1}>{title}</h1>
        <p className="sf-muted">{countText(basket.itemCount, 'item')}</p>
      </header>
      <div className={styles.notices}>
        <FormProblem problem={problem} />
        {amended}
        {storeChange}
        {others}
        <BasketChanges basket={basket} shown={updates} />
        <BasketDeals deals={basket.deals} storeSlug={basket.storeSlug} />
      </div>
      <SubstituteForAll basket={basket} />
      <div className={isRuled ? styles.ruled : undefined}>
        {byAisle(basket.lines).map((aisle) => (
          <AisleLines key={aisle.slug} aisle={aisle} basket={basket} Line={BasketLineRow} />
        ))}
      </div>
      <ClearBasket basket={basket} />
      <SavedItems savedItems={basket.savedItems} storeSlug={basket.storeSlug} />
    </BasketColumns>
  );
}
