import type { ApiClient } from '@storefront/api/client';
import { busFor, shared } from '@storefront/bus/bus';
import type { CommandReply } from '@storefront/bus/contracts/contracts.types';
import type { Fulfilment } from '@storefront/bus/state.types';
import { fulfilmentNotOffered } from '@storefront/messages/store-search';
import { systemError } from '@storefront/messages/system';

const bus = busFor('mf-store-search');

/**
 * Switches between delivery and collection. The basket is changed first: its store may not offer the method, and then
 * nothing changes.
 */
export async function chooseFulfilment(
  api: ApiClient,
  fulfilment: Fulfilment,
): Promise<CommandReply<'store-search:choose-fulfilment'>> {
  const basketToken = shared.basket.get()?.basketToken;
  if (basketToken) {
    const reply = await api.call('POST /basket/update', {
      body: { basketToken, updates: [], fulfilmentMethod: fulfilment },
    });
    // A basket that no longer exists (ordered in another tab, or expired) does not matter.
    if (!reply.ok && reply.error.code !== 'basket_not_found') {
      const { code } = reply.error;
      return { kind: 'refused', code, message: code === 'fulfilment_not_offered' ? fulfilmentNotOffered : systemError };
    }
  }
  const saved = await bus.request('shell:save-place', { fulfilment });
  if (saved.kind === 'unavailable') throw new Error('The session could not be changed');
  bus.set('fulfilment', fulfilment);
  // The basket's totals and slot may have changed.
  await bus.request('shell:refresh-session', {});
  return { kind: 'chosen' };
}
