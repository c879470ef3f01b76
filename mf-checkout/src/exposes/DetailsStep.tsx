import type { PageProps } from '@storefront/remote-kit/page.types';
import { DetailsStep } from '../details-step/DetailsStep';
import { type CheckoutData, loadStep } from '../steps/checkout-data';

export const load = loadStep('checkout-details', 'Your details');

export function Page({ data }: PageProps<CheckoutData>) {
  return <DetailsStep data={data} />;
}
