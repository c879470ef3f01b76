import type { LogInProvider } from '@storefront/api/entities/enumerations';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import type { Business } from '../../businesses/businesses.repository';
import { beginAttempt } from './provider-attempts';
import { ProviderFailure } from './provider-failure';

export interface ProviderStart {
  readonly business: Business;
  readonly provider: LogInProvider;
  /** Of the shopper's page. */
  readonly origin?: string | undefined;
  readonly from?: string | undefined;
  readonly device: string | undefined;
  /** The member who adds the provider to the account; undefined for a log-in. */
  readonly memberId?: number | undefined;
}

/** Where a provider returns to: on a host of the business, on which the shopper is. */
function redirectUriOf({ hosts }: Business, origin: string | undefined, provider: LogInProvider): string {
  const url = origin && URL.canParse(origin) ? new URL(origin) : undefined;
  if (!url || !hosts.includes(url.hostname)) throw refuse('return_url_invalid');
  return `${url.origin}/login/${provider}/return`;
}

/**
 * Begins a log-in with a provider, or adding one.
 * @returns the provider's address
 * @throws Problem log_in_provider_not_offered, log_in_provider_unavailable, return_url_invalid, validation_failed
 */
export async function startProvider(
  { db, keys, log, providers }: ServiceContext,
  { business, provider, origin, from, device, memberId }: ProviderStart,
  now: Date,
): Promise<{ authorizationUrl: string }> {
  const offered = providers(business.id).get(provider);
  if (!offered) throw refuse('log_in_provider_not_offered');
  if (!device) throw refuse('validation_failed', 'x-login-device is missing: the return counts on that device alone');
  const redirectUri = redirectUriOf(business, origin, provider);
  const attempt = { businessId: business.id, provider, device, redirectUri, fromPath: from, memberId };
  const request = await beginAttempt(db, keys, attempt, now);
  try {
    return { authorizationUrl: await offered.authorizationUrl(request) };
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    log.warn({ provider, reason: error.reason, detail: error.detail }, 'a provider cannot be reached');
    throw refuse('log_in_provider_unavailable');
  }
}
