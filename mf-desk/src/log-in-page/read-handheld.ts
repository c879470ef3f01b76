import type { ApiClient } from '@storefront/api/client';
import type { ReplyOf } from '@storefront/api/operation-types';

type Reply = ReplyOf<'POST /desk/handheld'>;

/** A handheld with those who may log in on it. */
export type ShownHandheld = Omit<Reply, 'handheld'> & { readonly handheld: NonNullable<Reply['handheld']> };

/** The handheld that this browser is; undefined for another one, and while it cannot be read: a password works there. */
export async function readHandheld(api: ApiClient): Promise<ShownHandheld | undefined> {
  try {
    const reply = await api.call('POST /desk/handheld', { body: {} });
    return reply.ok && reply.data.handheld ? { ...reply.data, handheld: reply.data.handheld } : undefined;
  } catch {
    return undefined;
  }
}
