import type { Fulfilment } from '@storefront/bus/state.types';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { ClockIcon } from '@storefront/ui/icons/clock';
import { PinIcon } from '@storefront/ui/icons/pin';
import { TruckIcon } from '@storefront/ui/icons/truck';
import { facilityLabel } from '../stores-near-by/store-filters';
import type { Errand } from './errand';
import type { ListedStore } from './listed-store';
import styles from './StorePanel.module.css';
import { StoreStateChip } from './StoreStateChip';
import { SELECT_ACTION, type SearchedPlace, SelectFields } from './select-fields';

interface StorePanelProps {
  readonly store: ListedStore;
  readonly fulfilment: Fulfilment;
  readonly place?: SearchedPlace;
  readonly errand?: Errand;
  /** The number on its map pin. */
  readonly mark: string;
  /** Highlighted on the map. */
  readonly isChosen: boolean;
  /** The shopper looks at it, so the map highlights it. */
  readonly onPoint: () => void;
}

/** One store of a search: address, opening, prices, and the button that selects it. */
export function StorePanel({ store, fulfilment, place, errand, mark, isChosen, onPoint }: StorePanelProps) {
  const { business } = usePageContext();
  const money = (amount: number) => formatMoney(amount, { currency: business.currency, locale: 'en-GB' });
  const { offers, nextSlot, minimumSpend, deliveryFee } = store;
  // The fee is that of the next delivery; other times may cost less.
  const hasPrice = fulfilment === 'delivery' && store.deliversHere && deliveryFee !== null;
  return (
    <li
      className={`sf-panel ${styles.store}`}
      data-store={store.id}
      data-chosen={isChosen || undefined}
      onMouseEnter={onPoint}
      onFocus={onPoint}
    >
      <div className={styles.head}>
        <span className={styles.mark} aria-hidden="true">
          {mark}
        </span>
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
              Next {fulfilment} <strong>{nextSlot}</strong>
              {hasPrice && <> {deliveryFee === 0 ? 'free' : `for ${money(deliveryFee)}`}</>} ·{' '}
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
            {store.deliversHere && minimumSpend > 0 && <> · minimum spend {money(minimumSpend)}</>}
          </span>
        </p>
      )}
      {store.facilities.length > 0 && (
        <p className={`sf-small ${styles.quiet}`}>{store.facilities.map(facilityLabel).join(' · ')}</p>
      )}
      {offers === 'collection' && store.isFar && (
        <p className={`sf-small ${styles.quiet}`}>Too far away for most people to collect from.</p>
      )}
      {store.ways.length === 1 && store.ways[0] !== fulfilment && (
        <p className={`sf-small ${styles.quiet}`}>This store offers {store.ways[0]} only.</p>
      )}
      {offers ? (
        <form method="post" action={SELECT_ACTION} className={styles.choose}>
          <SelectFields storeId={store.id} fulfilment={offers} place={place} errand={errand} />
          <Button
            type="submit"
            wide
            kind={offers === fulfilment && !(offers === 'collection' && store.isFar) ? 'primary' : 'quiet'}
          >
            {offers === 'delivery'
              ? 'Shop here'
              : store.isFar
                ? `Collect here, ${store.distance} away`
                : 'Collect here'}
            <span className="sf-hidden">, {store.name}</span>
          </Button>
        </form>
      ) : (
        <p className={`${styles.choose} ${styles.quiet}`}>Not taking orders at the moment</p>
      )}
    </li>
  );
}
