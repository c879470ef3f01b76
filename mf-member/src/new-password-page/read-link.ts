import type { ApiClient } from '@storefront/api/client';

/** A link that sets a password still. */
export interface OpenLink {
  readonly token: string;
  readonly emailAddress: string;
}

/** What a token can still do: undefined when it was used, is too old or never was one. */
export async function readLink(api: ApiClient, token: string): Promise<OpenLink | undefined> {
  const reply = await api.call('POST /auth/validate-reset-token', { body: { resetToken: token } });
  return reply.ok ? { token, emailAddress: reply.data.emailAddress } : undefined;
}
