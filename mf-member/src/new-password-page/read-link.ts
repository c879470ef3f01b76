import type { ApiClient } from '@storefront/api/client';

/** A valid reset link. */
export interface OpenLink {
  readonly token: string;
  readonly emailAddress: string;
}

/** The member of a reset token; undefined when it was used, expired or is invalid. */
export async function readLink(api: ApiClient, token: string): Promise<OpenLink | undefined> {
  const reply = await api.call('POST /auth/validate-reset-token', { body: { resetToken: token } });
  return reply.ok ? { token, emailAddress: reply.data.emailAddress } : undefined;
}
