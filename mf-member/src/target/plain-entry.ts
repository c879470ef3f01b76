import type { ActionStep, CallStep } from '@storefront/remote-kit/action.types';
import type { PlainPageContext, PlainPageProps } from '@storefront/remote-kit/plain-page.types';
import { replyTo } from '@storefront/remote-kit/reply-to';
import { urlTo } from '@storefront/routes/url-to';
import { targetAfter } from '../session/target-after';
import { ownPath } from './own-path';
import { targetAfterLogin } from './target.model';

/** Paths are compared with this origin only, so that other sites never count. */
const OWN_ORIGIN = 'https://own.invalid';

const targetOf = ({ query, previousPath }: PlainPageContext, couponNeedsLogIn: boolean): string =>
  targetAfterLogin([query.from, previousPath], OWN_ORIGIN, couponNeedsLogIn);

/** Where a page's link leads on. @param from the page's query */
export const plainTarget = (from: string | undefined): string => targetAfterLogin([from], OWN_ORIGIN);

/** The calls of a plain page that leads to a log-in: the basket, if its coupon can decide where the shopper goes on. */
export function entryCalls(context: PlainPageContext): readonly CallStep[] {
  const isDecided = targetOf(context, true) === targetOf(context, false);
  return context.hasBasket && !isDecided ? [{ kind: 'call', operation: 'POST /basket/read', body: {} }] : [];
}

/** Where a shopper goes on after a log-in without scripts. */
export function entryTarget(props: PlainPageProps): string {
  const coupon = replyTo(props.replies, 'POST /basket/read')?.coupon;
  return targetOf(props, coupon?.needsReAppliedAfterAuth === true);
}

/** The target as a link or a form carries it on: a path of this shop, and nothing for the home page. */
export const carriedTarget = (from: string | undefined): string | undefined => {
  const own = ownPath(from);
  return own === urlTo('index') ? undefined : own;
};

/** The end of a log-in without scripts. @param from the form's field */
export const goOn = (from: string | undefined, mustVerify: boolean, sent?: '1'): ActionStep => ({
  kind: 'go',
  to: targetAfter(carriedTarget(from) ?? urlTo('index'), mustVerify, sent),
});
