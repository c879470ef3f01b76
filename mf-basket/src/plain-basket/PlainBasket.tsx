import type { Basket } from '@storefront/api/entities/basket';
import { slotStateOf } from '@storefront/bus/from-basket';
import { basketEmpty, basketStoreClosed } from '@storefront/messages/basket';
import { countText } from '@storefront/messages/count-text';
import { usePageContext } from '@storefront/remote-kit/page-context';
import type { PlainPageContext } from '@storefront/remote-kit/plain-page.types';
import { actionPath } from '@storefront/routes/action-path';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { EmptyState } from '@storefront/ui/empty-state';
import { LinkButton } from '@storefront/ui/link-button';
import { Notice } from '@storefront/ui/notice';
import { PageFrame } from '@storefront/ui/page-frame';
import { findOrderLayout } from '@storefront/ui/themes/order-layout';
import { AmendedOrder } from '../amended-order/AmendedOrder';
import { keepLabel } from '../amended-order/keep-label';
import { byAisle } from '../basket/basket.model';
import { AisleLines } from '../basket-page/AisleLines';
import { BasketChanges } from '../basket-page/BasketChanges';
import { BasketColumns } from '../basket-page/BasketColumns';
import { BasketDeals } from '../basket-page/BasketDeals';
import styles from '../basket-page/BasketPage.module.css';
import { BasketSummary } from '../basket-page/BasketSummary';
import { FormProblem } from '../basket-page/FormProblem';
import { OtherBaskets } from '../other-baskets/OtherBaskets';
import type { MovePreview } from '../store-change/MovedItems';
import { StoreChange } from '../store-change/StoreChange';
import { PlainCoupon } from './PlainCoupon';
import { PlainLine } from './PlainLine';
import { PlainTip } from './PlainTip';
import { SubstituteForm } from './SubstituteForm';

interface PlainBasketProps {
  /** Undefined when the shopper has none. */
  readonly basket: Basket | undefined;
  /** What of it the store in the URL sells, if it names one. */
  readonly preview: MovePreview | undefined;
  readonly place: PlainPageContext['place'];
  /** With the outcome of a form: `problem`, `couponProblem`, `tipProblem`. */
  readonly query: Readonly<Record<string, string>>;
}

/** The basket before any script: every change is a form. */
export function PlainBasket({ basket, preview, place, query }: PlainBasketProps) {
  const { copy, brand, tips } = usePageContext().business;
  const title = copy.basketTitle ?? 'Your basket';
  const isRuled = findOrderLayout(brand).checkout === 'ruled';
  const shop = place.store ? urlTo('stores-storeSlug', { storeSlug: place.store.slug }) : urlTo('index');
  const keepOrder = (
    <AmendedOrder amends={basket?.amends}>
      {(amends) => (
        <form method="post" action={actionPath('basket', 'keep-order')}>
          <input type="hidden" name="draftOrderId" value={amends.draftOrderId} />
          <input type="hidden" name="orderId" value={amends.orderId} />
          <Button type="submit" kind="quiet">
            {keepLabel(amends)}
          </Button>
        </form>
      )}
    </AmendedOrder>
  );
  const others = (
    <OtherBaskets others={basket?.otherBaskets}>
      {(basketId, label) => (
        <form method="post" action={actionPath('basket', 'continue-with')}>
          <input type="hidden" name="basketId" value={basketId} />
          <Button type="submit" kind="quiet">
            {label}
          </Button>
        </form>
      )}
    </OtherBaskets>
  );
  if (!basket?.lines.length)
    return (
      <PageFrame width="single">
        <h1>{title}</h1>
        {keepOrder}
        {others}
        <EmptyState title={basketEmpty} action={<LinkButton href={shop}>Start shopping</LinkButton>}>
          <p>{copy.emptyBasket ?? 'What you add is kept here, on this device, for a month.'}</p>
        </EmptyState>
      </PageFrame>
    );
  return (
    <BasketColumns
      isRuled={isRuled}
      beside={
        <>
          <PlainCoupon coupon={basket.coupon} problem={query.couponProblem} />
          {(tips ?? basket.tip) ? <PlainTip basket={basket} problem={query.tipProblem} /> : null}
          <BasketSummary basket={basket} slot={slotStateOf(basket.reservation)} />
        </>
      }
    >
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className="sf-muted">{countText(basket.itemCount, 'item')}</p>
      </header>
      <div className={styles.notices}>
        <FormProblem problem={query.problem} />
        {keepOrder}
        {preview && preview.store.id !== basket.storeId && (
          <StoreChange
            preview={preview}
            query={query}
            fulfilment={place.fulfilment}
            holdsTime={basket.reservation?.state === 'held'}
          />
        )}
        {others}
        {basket.storeClosed && <Notice kind="warning">{basketStoreClosed}</Notice>}
        <BasketChanges basket={basket} shown={basket.updates.filter(({ isOpen }) => !isOpen)} />
        <BasketDeals deals={basket.deals} storeSlug={basket.storeSlug} />
      </div>
      <SubstituteForm action="substitute-for-all" chosen={basket.substituteForAll ?? undefined} />
      <div className={isRuled ? styles.ruled : undefined}>
        {byAisle(basket.lines).map((aisle) => (
          <AisleLines key={aisle.slug} aisle={aisle} basket={basket} Line={PlainLine} />
        ))}
      </div>
    </BasketColumns>
  );
}
