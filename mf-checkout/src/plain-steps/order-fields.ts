import type { PaymentRefusal } from '@storefront/api/entities/payment';
import type { ReturnedForm } from '@storefront/remote-kit/action.types';
import type { PlainPageProps } from '@storefront/remote-kit/plain-page.types';
import { replyTo } from '@storefront/remote-kit/reply-to';
import type { PlainCheckout } from './plain-checkout';

/** Refusals after which the same order can be paid in another way. */
const PAYABLE_AFTER: readonly (PaymentRefusal['code'] | undefined)[] = [
  'payment_failed',
  'payment_cancelled',
  'card_brand_not_accepted',
];

/** The hidden fields of a form that orders, as `orderForm` takes them. */
export function orderFields(
  { data: { basket, store }, progress }: PlainCheckout,
  { query, replies }: PlainPageProps,
  returned: ReturnedForm | undefined,
): Readonly<Record<string, string | undefined>> {
  const { contact } = basket.checkout;
  const refusal = replyTo(replies, 'POST /checkout/payment-outcome')?.refusal;
  return {
    key: returned?.values.key ?? crypto.randomUUID(),
    amount: String(basket.totals.total),
    storeId: String(store.id),
    fulfilmentMethod: basket.fulfilmentMethod,
    firstname: contact?.firstName,
    lastname: contact?.lastName,
    emailAddress: contact?.email,
    phoneNumber: contact?.phoneNumber,
    instructions: progress.instructions || undefined,
    guest: progress.guest ? '1' : undefined,
    order: PAYABLE_AFTER.includes(refusal?.code) ? query.order : undefined,
  };
}
