import type { PageProps } from '@storefront/remote-kit/page.types';
import { OptionsStep } from '../options-step/OptionsStep';
import { type CheckoutData, loadStep } from '../steps/checkout-data';

export const load = loadStep('checkout-options', 'Delivery options');

export function Page({ data }: PageProps<CheckoutData>) {
  return <OptionsStep data={data} />;
}
