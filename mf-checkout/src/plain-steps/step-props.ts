import type { PlainPageProps } from '@storefront/remote-kit/plain-page.types';
import type { PlainCheckout } from './plain-checkout';

/** What a step shows without scripts. */
export interface StepProps {
  readonly checkout: PlainCheckout;
  readonly page: PlainPageProps;
}
