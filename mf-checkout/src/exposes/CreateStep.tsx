import type { PageProps } from '@storefront/remote-kit/page.types';
import { CreateStep } from '../create-step/CreateStep';
import { type CheckoutData, loadStep } from '../steps/checkout-data';

export const load = loadStep('checkout-create', 'Create an account');

export function Page({ data }: PageProps<CheckoutData>) {
  return <CreateStep data={data} />;
}
