import type { PlainPageProps } from '@storefront/remote-kit/plain-page.types';
import { PlainStep } from '../plain-steps/PlainStep';
import { checkoutCalls } from '../plain-steps/plain-checkout';
import { stepTitles } from '../steps/step-titles';

export const calls = checkoutCalls;

export const title = (): string => stepTitles['checkout-payment'];

export const PlainPage = (page: PlainPageProps) => <PlainStep step="checkout-payment" page={page} />;
