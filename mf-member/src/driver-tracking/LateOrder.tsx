import { fill } from '@storefront/messages/fill';
import { orderLate, orderLateBy } from '@storefront/messages/orders';
import { urlTo } from '@storefront/routes/url-to';
import { TextLink } from '@storefront/ui/text-link';
import { durationText } from './duration-text';

interface LateOrderProps {
  readonly phone: string | null | undefined;
  /** By how much; null while that is not known. */
  readonly minutes: number | null;
}

/** That an order is late, by how much, and whom to ask about it. */
export function LateOrder({ phone, minutes }: LateOrderProps) {
  return (
    <p>
      <b>{minutes === null ? orderLate : fill(orderLateBy, durationText(minutes))}</b>{' '}
      {phone ? (
        <TextLink href={`tel:${phone.replaceAll(' ', '')}`}>Ring us on {phone}</TextLink>
      ) : (
        <TextLink href={urlTo('contact')}>Contact us</TextLink>
      )}
    </p>
  );
}
