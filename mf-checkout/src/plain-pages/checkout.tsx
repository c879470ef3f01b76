import type { PlainPageProps } from '@storefront/remote-kit/plain-page.types';
import { PlainStep } from '../plain-steps/PlainStep';
import { checkoutCalls } from '../plain-steps/plain-checkout';

export const calls = checkoutCalls;

export const title = (): string => 'Checkout';

export const PlainPage = (page: PlainPageProps) => <PlainStep page={page} />;
