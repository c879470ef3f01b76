import { urlTo } from '@storefront/routes/url-to';

/** A member who must verify their e-mail address does so first, and then goes where they were going. */
export const targetAfter = (target: string, mustVerify: boolean, sent?: '1'): string =>
  mustVerify ? urlTo('member-verification', {}, { from: target, sent }) : target;
