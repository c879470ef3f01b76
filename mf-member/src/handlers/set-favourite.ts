import type { ApiClient } from '@storefront/api/client';
import { busFor, shared } from '@storefront/bus/bus';
import type { CommandPayload, CommandReply } from '@storefront/bus/contracts/contracts.types';
import { favouriteFailed, favouriteRemoved, favouriteSaved } from '@storefront/messages/account';
import { problemMessage } from '@storefront/messages/problem-message';
import { urlTo } from '@storefront/routes/url-to';
import { showToast } from '@storefront/ui/show-toast';
import { isSessionEnded } from '../session/is-session-ended';

const bus = busFor('mf-member');

/** Sets an item as a favourite or not. The heart changes at once, and back if that fails. */
export async function setFavourite(
  api: ApiClient,
  { menuItemId, isFavourite }: CommandPayload<'member:set-favourite'>,
  leave: (url: string) => void = (url) => window.location.assign(url),
): Promise<CommandReply<'member:set-favourite'>> {
  const toLogIn = (): CommandReply<'member:set-favourite'> => {
    leave(urlTo('login', {}, { notice: 'favourites' }));
    return { kind: 'log-in' };
  };
  if (shared.session.get().strategy !== 'member') return toLogIn();
  const before = shared.favourites.get() ?? [];
  const others = before.filter((id) => id !== menuItemId);
  bus.set('favourites', isFavourite ? [menuItemId, ...others] : others);
  try {
    const reply = await api.call('POST /member/favourite', { body: { menuItemId, isFavourite } });
    bus.set('favourites', reply.ok ? reply.data.menuItemIds : before);
    showToast({ text: reply.ok ? (isFavourite ? favouriteSaved : favouriteRemoved) : problemMessage(reply.error) });
    return reply.ok ? { kind: 'set' } : { kind: 'refused', code: reply.error.code };
  } catch (failure) {
    bus.set('favourites', before);
    if (isSessionEnded(failure)) return toLogIn();
    showToast({ text: favouriteFailed });
    return { kind: 'unavailable' };
  }
}
