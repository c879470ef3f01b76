import type { PageProps } from '@storefront/remote-kit/page.types';
import { LoginStep } from '../login-step/LoginStep';
import { type CheckoutData, loadStep } from '../steps/checkout-data';

export const load = loadStep('checkout-login', 'Log in or continue as a guest');

export function Page({ data }: PageProps<CheckoutData>) {
  return <LoginStep data={data} />;
}
