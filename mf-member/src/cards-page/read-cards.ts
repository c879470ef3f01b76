import type { ApiClient } from '@storefront/api/client';
import type { ReplyOf } from '@storefront/api/operation-types';

export type CardList = ReplyOf<'GET /member/cards'>;

export async function readCards(api: ApiClient): Promise<CardList> {
  const reply = await api.call('GET /member/cards');
  if (!reply.ok) throw new Error('Cards: rejected');
  return reply.data;
}
