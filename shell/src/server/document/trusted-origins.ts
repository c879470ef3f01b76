import type { Business } from '@storefront/remote-kit/business.types';

/**
 * The origins of other companies whose scripts and frames a document may load: the payment gateways in the payment step,
 * and the captcha in other private documents, where the business asks for one.
 */
export function trustedOrigins(
  { paymentOrigins, captcha }: Pick<Business, 'paymentOrigins' | 'captcha'>,
  page: { readonly isPrivate: boolean; readonly isPaymentStep: boolean },
): readonly string[] {
  if (!page.isPrivate) return [];
  if (page.isPaymentStep) return paymentOrigins;
  return captcha ? [new URL(captcha.scriptUrl).origin] : [];
}

/** The origins of other companies whose pages a document may frame and post forms to: the gateways' own pages. */
export const trustedPageOrigins = (
  { paymentPageOrigins = [] }: Pick<Business, 'paymentPageOrigins'>,
  page: { readonly isPrivate: boolean; readonly isPaymentStep: boolean },
): readonly string[] => (page.isPrivate && page.isPaymentStep ? paymentPageOrigins : []);
