import { overwriteBasket } from '@storefront/messages/basket';
import { outOfDeliveryArea, storeClosed } from '@storefront/messages/checkout';
import { fulfilmentNotOffered, storeSearchRequired } from '@storefront/messages/store-search';
import { systemError } from '@storefront/messages/system';
import { type CodeTexts, textForCode } from '@storefront/messages/text-for-code';
import { AlertIcon } from '@storefront/ui/icons/alert';
import { InfoIcon } from '@storefront/ui/icons/info';
import { Notice } from '@storefront/ui/notice';
import { ReplaceBasketQuestion } from './ReplaceBasketQuestion';
import type { StoresNearByData } from './stores-near-by-data';

const TEXTS: CodeTexts = {
  store_closed: storeClosed,
  fulfilment_not_offered: fulfilmentNotOffered,
  out_of_delivery_area: outOfDeliveryArea,
};

/**
 * Why a store could not be selected, or why a link led here; offers to empty another store's basket for the requested
 * store.
 */
export function Refusal({ data }: { data: StoresNearByData }) {
  const { refusal, fulfilment, place } = data;
  if (!refusal) return null;
  const { code, store } = refusal;
  if (code === 'store_search_required')
    return (
      <Notice icon={<InfoIcon />} role="status">
        {storeSearchRequired}
      </Notice>
    );
  if (store && code === 'different_store')
    return (
      <ReplaceBasketQuestion
        question={overwriteBasket}
        store={store}
        fulfilment={store.offers ?? fulfilment}
        place={place}
        aisle={data.aisle}
      />
    );
  return (
    <Notice kind="danger" icon={<AlertIcon />} role="status">
      {textForCode(TEXTS, code, systemError)}
    </Notice>
  );
}
