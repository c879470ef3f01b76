import type { ApiClient } from '@storefront/api/client';
import { busFor, shared } from '@storefront/bus/bus';
import type { CommandReply } from '@storefront/bus/contracts/contracts.types';
import type { Fulfilment } from '@storefront/bus/state.types';
import { fulfilmentNotOffered } from '@storefront/messages/store-search';
import { systemError } from '@storefront/messages/system';
import { rememberPlace } from '../place/remember-place';

const bus = busFor('mf-store-search');

/**
 * Changes between delivery and collection. The basket goes first: its store may not offer the other way, and then
 * nothing has changed.
 */
export async function chooseFulfilment(
  api: ApiClient,
  locale: string,
  fulfilment: Fulfilment,
): Promise<CommandReply<'store-search:choose-fulfilment'>> {
  const basketToken = shared.basket.get()?.basketToken;
  if (basketToken) {
    const reply = await api.call('POST /basket/update', {
      body: { basketToken, updates: [], fulfilmentMethod: fulfilment },
    });
    // A basket that is gone (ordered in another tab, or too old) has nothing to say against it.
    if (!reply.ok && reply.error.code !== 'basket_not_found') {
      const { code } = reply.error;
      return { kind: 'refused', code, message: code === 'fulfilment_not_offered' ? fulfilmentNotOffered : systemError };
    }
  }
  await rememberPlace(locale, { fulfilment });
  bus.set('fulfilment', fulfilment);
  // The basket's totals and its slot may have changed with it.
  await bus.request('shell:refresh-session', {});
  return { kind: 'chosen' };
}
