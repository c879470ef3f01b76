import { outOfDeliveryArea, storeClosed } from '@storefront/messages/checkout';
import { fulfilmentNotOffered, storeSearchRequired } from '@storefront/messages/store-search';
import { systemError } from '@storefront/messages/system';
import { type CodeTexts, textForCode } from '@storefront/messages/text-for-code';
import { AlertIcon } from '@storefront/ui/icons/alert';
import { InfoIcon } from '@storefront/ui/icons/info';
import { Notice } from '@storefront/ui/notice';

const TEXTS: CodeTexts = {
  store_closed: storeClosed,
  fulfilment_not_offered: fulfilmentNotOffered,
  out_of_delivery_area: outOfDeliveryArea,
};

/** Why a store could not be selected, or why a link led here. */
export function Refusal({ code }: { code: string | undefined }) {
  if (!code) return null;
  if (code === 'store_search_required')
    return (
      <Notice icon={<InfoIcon />} role="status">
        {storeSearchRequired}
      </Notice>
    );
  return (
    <Notice kind="danger" icon={<AlertIcon />} role="status">
      {textForCode(TEXTS, code, systemError)}
    </Notice>
  );
}
