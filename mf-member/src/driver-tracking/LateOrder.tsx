import { orderLate } from '@storefront/messages/orders';
import { urlTo } from '@storefront/routes/url-to';
import { TextLink } from '@storefront/ui/text-link';

/** That an order is late, and whom to ask about it. */
export function LateOrder({ phone }: { phone: string | null | undefined }) {
  return (
    <p>
      <b>{orderLate}</b>{' '}
      {phone ? (
        <TextLink href={`tel:${phone.replaceAll(' ', '')}`}>Ring us on {phone}</TextLink>
      ) : (
        <TextLink href={urlTo('contact')}>Contact us</TextLink>
      )}
    </p>
  );
}
