import { orderLinkInvalid } from '@storefront/messages/orders';
import { urlTo } from '@storefront/routes/url-to';
import { EmptyState } from '@storefront/ui/empty-state';
import { LockIcon } from '@storefront/ui/icons/lock';
import { LinkButton } from '@storefront/ui/link-button';

/** That a link to an order does not work, and whom to ask. */
export function InvalidOrderLink() {
  return (
    <EmptyState
      title={orderLinkInvalid}
      art={<LockIcon />}
      action={<LinkButton href={urlTo('contact')}>Contact us</LinkButton>}
    />
  );
}
