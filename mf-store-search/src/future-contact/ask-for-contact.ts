import { problemCode } from '@storefront/api/api-problem';
import type { ApiClient } from '@storefront/api/client';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { emailInvalid } from '@storefront/messages/checkout';
import { postcodeRefused } from '@storefront/messages/store-search';
import { connectionLost, systemError, tooManyRequests } from '@storefront/messages/system';

/** Sends the shopper's e-mail; returns the text of a refusal, if there was one. */
export async function askForContact(
  api: ApiClient,
  email: string,
  postcode: string,
): Promise<SubmitErrors | undefined> {
  try {
    const reply = await api.call('POST /location/future-contact', { body: { email, postcode } });
    if (reply.ok) return undefined;
    const { code, detail } = reply.error;
    if (code === 'rate_limited') return { message: detail || tooManyRequests };
    return { message: code === 'invalid_postcode' ? postcodeRefused : systemError };
  } catch (error) {
    const code = problemCode(error);
    if (code === 'validation_failed') return { errors: [{ path: 'email', message: emailInvalid }] };
    return { message: code === 'network' || code === 'timeout' ? connectionLost : systemError };
  }
}
