import type { PageProps } from '@storefront/remote-kit/page.types';
import { LoginStep } from '../login-step/LoginStep';
import { type CheckoutData, loadStep } from '../steps/checkout-data';
import { stepTitles } from '../steps/step-titles';

export const load = loadStep('checkout-login', stepTitles['checkout-login']);

export function Page({ data }: PageProps<CheckoutData>) {
  return <LoginStep data={data} />;
}
