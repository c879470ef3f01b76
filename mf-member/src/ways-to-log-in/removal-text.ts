import { removalFreshLogin } from '@storefront/messages/account';
import { problemMessage } from '@storefront/messages/problem-message';

/** Why a way to log in was not removed. */
export const removalText = (error: { readonly code: string }): string =>
  error.code === 'fresh_login_needed' ? removalFreshLogin : problemMessage(error);
