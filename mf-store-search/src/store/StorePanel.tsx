import type { Fulfilment } from '@storefront/bus/state.types';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { ClockIcon } from '@storefront/ui/icons/clock';
import { PinIcon } from '@storefront/ui/icons/pin';
import { TruckIcon } from '@storefront/ui/icons/truck';
import type { ListedStore } from './listed-store';
import styles from './StorePanel.module.css';
import { StoreStateChip } from './StoreStateChip';
import { SELECT_ACTION, type SearchedPlace, SelectFields } from './select-fields';

interface StorePanelProps {
  readonly store: ListedStore;
  readonly fulfilment: Fulfilment;
  readonly place?: SearchedPlace;
}

/** One store of a search: where, when, what it costs, and the button that chooses it. */
export function StorePanel({ store, fulfilment, place }: StorePanelProps) {
  const { business } = usePageContext();
  const money = (amount: number) => formatMoney(amount, { currency: business.currency, locale: 'en-GB' });
  const { offers, nextSlot, minimumSpend, deliveryFee } = store;
  return (
    <li className={`sf-panel ${styles.store}`}>
      <div className={styles.head}>
        <h2 className="sf-h3">
          <a href={urlTo('stores-storeSlug', { storeSlug: store.slug })}>{store.name}</a>
        </h2>
        <StoreStateChip state={store.state} />
      </div>
      <p className={styles.line}>
        <PinIcon small />
        <span>
          {store.distance && <strong>{store.distance}</strong>}
          {store.distance && ' · '}
          {store.address}
        </span>
      </p>
      <p className={styles.line}>
        <ClockIcon small />
        <span>
          {nextSlot ? (
            <>
              Next {fulfilment} <strong>{nextSlot}</strong> ·{' '}
            </>
          ) : null}
          {store.hours}
        </span>
      </p>
      {store.deliversHere !== null && (
        <p className={store.deliversHere ? styles.line : `${styles.line} ${styles.quiet}`}>
          <TruckIcon small />
          <span>
            {store.deliversHere ? 'Delivers here' : 'Does not deliver here'}
            {store.deliversHere && deliveryFee !== null && (
              <> · {deliveryFee === 0 ? 'free delivery' : `delivery ${money(deliveryFee)}`}</>
            )}
            {store.deliversHere && minimumSpend > 0 && <> · minimum spend {money(minimumSpend)}</>}
          </span>
        </p>
      )}
      {offers ? (
        <form method="post" action={SELECT_ACTION} className={styles.choose}>
          <SelectFields storeId={store.id} fulfilment={offers} place={place} />
          <Button type="submit" wide kind={offers === fulfilment ? 'primary' : 'quiet'}>
            {offers === 'collection' ? 'Collect here' : 'Shop here'}
            <span className="sf-hidden">, {store.name}</span>
          </Button>
        </form>
      ) : (
        <p className={`${styles.choose} ${styles.quiet}`}>Not taking orders at the moment</p>
      )}
    </li>
  );
}
