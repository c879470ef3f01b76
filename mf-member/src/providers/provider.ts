import type { LogInProvider } from '@storefront/api/entities/enumerations';

/** What the providers of a log-in are called. */
export const providerNames: Readonly<Record<LogInProvider, string>> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
};

/** A provider from a form or a URL. */
export const asProvider = (value: string | undefined): LogInProvider | undefined =>
  value !== undefined && Object.hasOwn(providerNames, value) ? (value as LogInProvider) : undefined;
