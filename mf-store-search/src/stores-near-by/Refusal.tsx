import { overwriteBasket } from '@storefront/messages/basket';
import { outOfDeliveryArea, storeClosed } from '@storefront/messages/checkout';
import { fulfilmentNotOffered } from '@storefront/messages/store-search';
import { systemError } from '@storefront/messages/system';
import { Button } from '@storefront/ui/button';
import { AlertIcon } from '@storefront/ui/icons/alert';
import { Notice } from '@storefront/ui/notice';
import { SELECT_ACTION, SelectFields } from '../store/select-fields';
import styles from './StoresNearByPage.module.css';
import type { StoresNearByData } from './stores-near-by-data';

const TEXTS: Readonly<Record<string, string>> = {
  store_closed: storeClosed,
  fulfilment_not_offered: fulfilmentNotOffered,
  out_of_delivery_area: outOfDeliveryArea,
};

/** Why a store could not be chosen; a basket of another store may be given up for it. */
export function Refusal({ data }: { data: StoresNearByData }) {
  const { refusal, stores = [], fulfilment, place } = data;
  if (!refusal) return null;
  const store = stores.find(({ id }) => id === refusal.storeId);
  if (refusal.code === 'different_store' && store)
    return (
      <Notice kind="accent" icon={<AlertIcon />} role="status">
        <p className={styles.question}>{overwriteBasket}</p>
        <form method="post" action={SELECT_ACTION} className={styles.answer}>
          <SelectFields storeId={store.id} fulfilment={store.offers ?? fulfilment} place={place} />
          <input type="hidden" name="overwriteBasket" value="true" />
          <Button type="submit">Empty it and shop at {store.name}</Button>
          <a className="sf-link" href="/basket">
            Keep my basket
          </a>
        </form>
      </Notice>
    );
  return (
    <Notice kind="danger" icon={<AlertIcon />} role="status">
      {TEXTS[refusal.code] ?? systemError}
    </Notice>
  );
}
