import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { failureText } from './failure-text';

/** Submits a form. A thrown error is shown as an error of the whole form, so that nothing typed is lost. */
export async function attempt(
  send: () => Promise<SubmitErrors | undefined>,
  fallback?: string,
): Promise<SubmitErrors | undefined> {
  try {
    return await send();
  } catch (failure) {
    return { message: failureText(failure, fallback) };
  }
}
