import type { SessionState } from '@storefront/bus/state.types';
import type { CallStep } from '@storefront/remote-kit/action.types';
import type { PlainPageContext, PlainPageProps } from '@storefront/remote-kit/plain-page.types';
import { replyTo } from '@storefront/remote-kit/reply-to';
import type { KnownShopper } from '../details-step/known-shopper';
import type { OptionsData } from '../options-step/load-options';
import { HOSTED_GATEWAY } from '../payment-step/payment-gateway';
import { activeStep, type MainStep, type Progress, progressOf, withKept } from '../steps/steps.model';
import { idIn } from '../success-page/success-url';
import { hostedPaymentUrl } from './order-form';

/** How a draft order's payment on the hosted page stands, and what opens that page while it is waited for. */
function hostedCalls({ hasBasket, origin, query }: PlainPageContext, draftOrderId: number): readonly CallStep[] {
  const { pathname, search } = new URL(hostedPaymentUrl(query, draftOrderId), origin);
  const returnUrl = new URL(`${pathname}/return${search}`, origin).href;
  const calls: CallStep[] = [
    {
      kind: 'call',
      operation: 'POST /checkout/payment-outcome',
      body: { draftOrderId, paymentGateway: HOSTED_GATEWAY },
    },
    {
      kind: 'call',
      operation: 'POST /checkout/hosted-payment-producer',
      body: { draftOrderId, returnUrl, shownIn: 'window' },
    },
  ];
  return hasBasket ? [{ kind: 'call', operation: 'POST /checkout/read', body: {} }, ...calls] : calls;
}

/** What every step shows; a member's own details are prefilled. */
export function checkoutCalls(context: PlainPageContext): readonly CallStep[] | undefined {
  const { hasBasket, isMember, query } = context;
  const draftOrderId = idIn(query.order);
  if (draftOrderId && query.gateway === HOSTED_GATEWAY) return hostedCalls(context, draftOrderId);
  // A return from the bank is settled by scripts alone.
  if (query.order) return undefined;
  if (!hasBasket) return [];
  const calls: CallStep[] = [
    { kind: 'call', operation: 'POST /checkout/read', body: {} },
    { kind: 'call', operation: 'GET /business/profile', body: undefined },
  ];
  if (isMember)
    calls.push(
      { kind: 'call', operation: 'GET /member/profile', body: undefined },
      { kind: 'call', operation: 'GET /member/addresses', body: undefined },
    );
  return calls;
}

/** The calls of every step with one that this step needs, in place of one that it does not: a page makes four at most. */
export function callsWith(
  context: PlainPageContext,
  added: CallStep,
  unneeded: CallStep['operation'],
): readonly CallStep[] | undefined {
  const calls = checkoutCalls(context);
  return calls && [...calls.filter(({ operation }) => operation !== unneeded), added];
}

/** The checkout of a page without scripts. */
export interface PlainCheckout {
  readonly data: OptionsData;
  /** The step that its URL alone would lead to. */
  readonly activeByUrl: MainStep;
  readonly session: SessionState;
  readonly progress: Progress;
  readonly known: KnownShopper;
}

/** Undefined when there is nothing to check out. */
export function plainCheckout({ replies, query, returned, isMember }: PlainPageProps): PlainCheckout | undefined {
  const { basket, store } = replyTo(replies, 'POST /checkout/read') ?? {};
  if (!basket?.lines.length || !store) return undefined;
  const profile = replyTo(replies, 'GET /member/profile');
  const membershipExample = replyTo(replies, 'GET /business/profile')?.retailMembership?.example;
  const session = { strategy: isMember ? 'member' : 'guest', firstname: profile?.firstname, version: '' } as const;
  const given = { ...progressOf(query), instructions: '' };
  const kept = withKept(given, basket.checkout);
  const progress = {
    ...kept,
    guest: kept.guest && !isMember,
    instructions: returned?.values.instructions ?? kept.instructions,
  };
  const active = activeStep(session, basket, progress, store.guestCheckout);
  const activeByUrl = activeStep(session, basket, given, store.guestCheckout);
  const known = { profile, addresses: replyTo(replies, 'GET /member/addresses')?.addresses ?? [] };
  const data = { basket, store, active, ...(membershipExample && { membershipExample }) };
  return { data, activeByUrl, session, progress, known };
}
