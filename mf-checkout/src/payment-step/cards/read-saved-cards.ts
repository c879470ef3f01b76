import type { ApiClient } from '@storefront/api/client';
import type { SavedCard } from '@storefront/api/entities/saved-card';
import { shared } from '@storefront/bus/bus';

/** The member's cards; none for a guest, and none when they cannot be read: a new card still pays. */
export async function readSavedCards(api: ApiClient): Promise<readonly SavedCard[]> {
  const { strategy, assistedFor } = shared.session.get();
  // An operator who orders for the member does not see their cards.
  if (strategy !== 'member' || assistedFor) return [];
  const reply = await api.call('GET /member/cards').catch(() => undefined);
  return reply?.ok ? reply.data.cards : [];
}
