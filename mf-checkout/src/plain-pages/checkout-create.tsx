import type { PlainPageProps } from '@storefront/remote-kit/plain-page.types';
import { PlainCreate } from '../plain-steps/PlainCreate';
import { PlainStep } from '../plain-steps/PlainStep';
import { checkoutCalls } from '../plain-steps/plain-checkout';

export const calls = checkoutCalls;

export const title = (): string => 'Create an account';

export const PlainPage = (page: PlainPageProps) => (
  <PlainStep step="checkout-login" content={PlainCreate} page={page} />
);
