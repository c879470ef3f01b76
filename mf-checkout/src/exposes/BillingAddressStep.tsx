import type { PageProps } from '@storefront/remote-kit/page.types';
import { BillingAddressStep } from '../billing-address-step/BillingAddressStep';
import { type BillingAddressData, loadBillingAddress } from '../billing-address-step/load-billing-address';

export const load = loadBillingAddress;

export function Page({ data }: PageProps<BillingAddressData>) {
  return <BillingAddressStep data={data} />;
}
