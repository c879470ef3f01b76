import { useStore } from '@nanostores/react';
import type { Basket } from '@storefront/api/entities/basket';
import { shared } from '@storefront/bus/bus';
import { toMinimumSpend } from '@storefront/messages/basket';
import { fill } from '@storefront/messages/fill';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { LinkButton } from '@storefront/ui/link-button';
import { openChanges } from '../basket/basket.model';
import styles from './BasketPage.module.css';

/** The total and the next step, which stay in sight on a phone. */
export function CheckoutBar({ basket }: { basket: Basket }) {
  const { totals, storeSlug } = basket;
  const [firstChange] = openChanges(basket);
  const money = { currency: usePageContext().business.currency };
  const slot = useStore(shared.slot);
  if (!storeSlug || basket.amends?.refusal) return null;
  return (
    <div className={styles.bar} data-action-bar>
      <p className={styles.barTotal}>
        <span className="sf-hidden">Total </span>
        <b>{formatMoney(totals.total, money)}</b>
        {totals.missingToMinimum > 0 && (
          <small>{fill(toMinimumSpend, formatMoney(totals.missingToMinimum, money))}</small>
        )}
      </p>
      {totals.missingToMinimum > 0 ? (
        <LinkButton big kind="quiet" href={urlTo('stores-storeSlug', { storeSlug })}>
          Add more items
        </LinkButton>
      ) : firstChange ? (
        <LinkButton big href={`#line-${firstChange.basketLineId}`}>
          See what has changed
        </LinkButton>
      ) : (
        <LinkButton
          big
          href={slot ? urlTo('checkout') : urlTo('stores-storeSlug-time-slots', { storeSlug }, { from: 'basket' })}
        >
          {slot ? 'Go to checkout' : 'Choose a time'}
        </LinkButton>
      )}
    </div>
  );
}
