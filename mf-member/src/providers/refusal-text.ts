import type { LogInProvider, ProviderRefusal } from '@storefront/api/entities/enumerations';
import {
  appleLoginFailed,
  facebookLoginFailed,
  googleLoginFailed,
  providerAddInAccount,
  providerCancelled,
  providerExpired,
  providerFreshLogin,
  providerGaveNoEmail,
  providerLogInToAdd,
  providerPassword,
  providerUsedByAnother,
  providerUsesAnother,
} from '@storefront/messages/account';
import { fill } from '@storefront/messages/fill';
import { providerNames } from './provider';

const failures: Readonly<Record<LogInProvider, string>> = {
  google: googleLoginFailed,
  apple: appleLoginFailed,
  facebook: facebookLoginFailed,
};

const refusals: Readonly<
  Record<Exclude<ProviderRefusal, 'failed' | 'unavailable'> | 'password' | 'fresh_login', string>
> = {
  password: providerPassword,
  fresh_login: providerFreshLogin,
  cancelled: providerCancelled,
  expired: providerExpired,
  no_email: providerGaveNoEmail,
  log_in_to_add: providerLogInToAdd,
  add_in_account: providerAddInAccount,
  used_by_another: providerUsedByAnother,
  uses_another: providerUsesAnother,
};

/** What a shopper reads after a provider led to no log-in. @param refusal from the URL */
export function refusalText(provider: LogInProvider, refusal: string): string {
  const name = providerNames[provider];
  if (!Object.hasOwn(refusals, refusal)) return failures[provider];
  return fill(refusals[refusal as keyof typeof refusals], name, name);
}

/** Nothing went wrong: the shopper has said no, or is a step further. */
export const isInformation = (refusal: string): boolean => refusal === 'cancelled' || refusal === 'log_in_to_add';
