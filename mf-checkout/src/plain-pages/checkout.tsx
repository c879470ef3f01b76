import type { PlainPageProps } from '@storefront/remote-kit/plain-page.types';
import { PlainStep } from '../plain-steps/PlainStep';
import { checkoutCalls, plainCheckout } from '../plain-steps/plain-checkout';
import { stepTitles } from '../steps/step-titles';

export const calls = checkoutCalls;

export const title = (page: PlainPageProps): string => {
  const active = plainCheckout(page)?.data.active;
  return active ? stepTitles[active] : 'Checkout';
};

export const PlainPage = (page: PlainPageProps) => <PlainStep page={page} />;
