import type { CallStep } from '@storefront/remote-kit/action.types';
import type { PlainPageContext, PlainPageProps } from '@storefront/remote-kit/plain-page.types';
import { PlainStep } from '../plain-steps/PlainStep';
import { callsWith, checkoutCalls } from '../plain-steps/plain-checkout';
import { stepTitles } from '../steps/step-titles';

/** A member is asked whether they want news. */
export function calls(context: PlainPageContext): readonly CallStep[] | undefined {
  if (!context.isMember) return checkoutCalls(context);
  const preferences = { kind: 'call', operation: 'GET /member/marketing-preferences', body: undefined } as const;
  return callsWith(context, preferences, 'GET /member/addresses');
}

export const title = (): string => stepTitles['checkout-options'];

export const PlainPage = (page: PlainPageProps) => <PlainStep step="checkout-options" page={page} />;
