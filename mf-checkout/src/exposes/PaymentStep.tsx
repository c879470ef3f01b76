import type { PageProps } from '@storefront/remote-kit/page.types';
import { PaymentStep } from '../payment-step/PaymentStep';
import { type CheckoutData, loadStep } from '../steps/checkout-data';

export const load = loadStep('checkout-payment', 'Payment');

export function Page({ data }: PageProps<CheckoutData>) {
  return <PaymentStep data={data} />;
}
