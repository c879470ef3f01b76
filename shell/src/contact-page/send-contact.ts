import { problemCode } from '@storefront/api/api-problem';
import type { ApiClient } from '@storefront/api/client';
import type { ProblemField } from '@storefront/api/entities/problem';
import type { ContactValues } from './contact-fields';

/** Why the back end refused a message. */
interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly detail?: string;
  readonly errors?: readonly ProblemField[];
}

export type SendOutcome =
  | { readonly kind: 'sent'; readonly reference: string }
  | { readonly kind: 'refused'; readonly problem: Refusal }
  | { readonly kind: 'unanswered' };

/** Long enough for the largest files on a slow connection. */
const TIMEOUT_MS = 170_000;

/**
 * Sends a message with its files as one multipart request.
 * @param key the same for every attempt of one message, so that it is stored once
 * @param onProgress called with the uploaded share, 0 to 1
 */
export async function sendContact(
  api: ApiClient,
  values: ContactValues,
  files: readonly File[],
  key: string,
  onProgress: (share: number) => void,
): Promise<SendOutcome> {
  try {
    const reply = await api.call('POST /contact/request', {
      body: { ...trimmed(values), files: [...files] },
      idempotencyKey: key,
      upload: { onProgress, timeoutMs: TIMEOUT_MS },
    });
    return reply.ok ? { kind: 'sent', reference: reply.data.reference } : { kind: 'refused', problem: reply.error };
  } catch (failure) {
    return isRefusal(failure) ? { kind: 'refused', problem: failure } : { kind: 'unanswered' };
  }
}

const trimmed = (values: ContactValues) => ({
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  emailAddress: values.emailAddress.trim(),
  phoneNumber: values.phoneNumber.trim() || undefined,
  subject: values.subject.trim(),
  orderNumber: values.orderNumber.trim() || undefined,
  message: values.message.trim(),
});

/** Whether an error is a problem that a server replied with. */
function isRefusal(failure: unknown): failure is Refusal {
  const code = problemCode(failure);
  if (!code || code === 'unreadable_reply') return false;
  return failure instanceof Object && 'status' in failure && Number(failure.status) > 0;
}
