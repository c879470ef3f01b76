import type { CallStep } from '@storefront/remote-kit/action.types';
import type { PlainPageContext, PlainPageProps } from '@storefront/remote-kit/plain-page.types';
import { PlainStep } from '../plain-steps/PlainStep';
import { callsWith, checkoutCalls } from '../plain-steps/plain-checkout';

/** A member is asked whether they want news. */
export function calls(context: PlainPageContext): readonly CallStep[] | undefined {
  if (!context.isMember) return checkoutCalls(context);
  const preferences = { kind: 'call', operation: 'GET /member/marketing-preferences', body: undefined } as const;
  return callsWith(context, preferences, 'GET /member/addresses');
}

export const title = (): string => 'Delivery options';

export const PlainPage = (page: PlainPageProps) => <PlainStep step="checkout-options" page={page} />;
