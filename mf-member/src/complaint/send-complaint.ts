import type { ApiClient } from '@storefront/api/client';
import type { NewComplaint, OrderComplaint } from '@storefront/api/entities/order-complaint';
import { complaintFailed } from '@storefront/messages/orders';
import { problemMessage } from '@storefront/messages/problem-message';
import { failureText } from '../forms/failure-text';

/** Whose order is reported: a member's by its number, a guest's by the token of its link. */
export type ReportedBy = { readonly orderId: number } | { readonly token: string };

type Sent =
  | { readonly kind: 'sent'; readonly complaint: OrderComplaint; readonly isPictureLost: boolean }
  | { readonly kind: 'refused'; readonly message: string };

/** Long enough for the largest picture on a slow connection. */
const PICTURE_TIMEOUT_MS = 120_000;
const ignoreProgress = () => undefined;

function report(api: ApiClient, by: ReportedBy, complaint: NewComplaint, idempotencyKey: string) {
  if ('orderId' in by)
    return api.call('POST /member/order-complaint', { body: { ...by, ...complaint }, idempotencyKey });
  return api.call('POST /checkout/followed-order-complaint', { body: { ...by, ...complaint }, idempotencyKey });
}

function addPicture(api: ApiClient, by: ReportedBy, complaintId: number, picture: File) {
  const fields = { complaintId: String(complaintId), files: [picture] };
  const upload = { onProgress: ignoreProgress, timeoutMs: PICTURE_TIMEOUT_MS };
  const token = 'token' in by ? { token: by.token } : {};
  return api.call('POST /checkout/complaint-picture', { body: { ...token, ...fields }, upload });
}

/**
 * Reports a problem, then adds its picture. The report is kept when its picture fails.
 * @param key the same for every attempt of one report, so that it is stored once
 */
export async function sendComplaint(
  api: ApiClient,
  by: ReportedBy,
  { complaint, picture }: { complaint: NewComplaint; picture: File | undefined },
  key: string,
): Promise<Sent> {
  try {
    const reply = await report(api, by, complaint, key);
    if (!reply.ok) return { kind: 'refused', message: problemMessage(reply.error) };
    const added = picture && (await addPicture(api, by, reply.data.complaintId, picture).catch(() => undefined));
    return { kind: 'sent', complaint: reply.data, isPictureLost: picture !== undefined && !added?.ok };
  } catch (failure) {
    return { kind: 'refused', message: failureText(failure, complaintFailed) };
  }
}
