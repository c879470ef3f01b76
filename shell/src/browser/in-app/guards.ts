import type { SharedState } from '@storefront/bus/state.types';
import { loginNeeded } from '@storefront/messages/account';
import { slotNeeded } from '@storefront/messages/slots';
import { locationNeeded } from '@storefront/messages/store-search';
import type { GuardName } from '@storefront/remote-kit/define-remote';
import { urlTo } from '@storefront/routes/url-to';
import type { Navigation } from '../../navigation/navigation.types';
import { pathTo } from '../../navigation/path-to';

export type GuardResult =
  | { readonly kind: 'allow' }
  /** `reason` is shown on the page that the shopper is redirected to, if that page does not explain it. */
  | { readonly kind: 'redirect'; readonly to: string; readonly reason?: string };

/**
 * Whether a page's guards admit the shopper, and where they redirect otherwise.
 * @param previous the previous page, if it was one of ours
 */
export function evaluateGuards(
  guards: readonly GuardName[],
  state: SharedState,
  navigation: Pick<Navigation, 'roles'>,
  previous: string | undefined,
): GuardResult {
  for (const guard of guards) {
    const to = checks[guard](state, navigation, previous);
    if (to !== undefined) return { kind: 'redirect', to, reason: reasons[guard] };
  }
  return { kind: 'allow' };
}

const reasons: Partial<Record<GuardName, string>> = {
  member: loginNeeded,
  location: locationNeeded,
  'chosen-slot': slotNeeded,
};

type Check = (
  state: SharedState,
  navigation: Pick<Navigation, 'roles'>,
  previous: string | undefined,
) => string | undefined;

const checks: Record<GuardName, Check> = {
  member: ({ session }) => (session.strategy === 'member' ? undefined : urlTo('index')),
  visitor: ({ session }, _navigation, previous) =>
    session.strategy === 'member' ? (previous ?? urlTo('index')) : undefined,
  // A selected store or a basket implies a place.
  location: ({ location, store, basket }, _navigation, previous) =>
    location || store || basket?.lines.length ? undefined : (previous ?? urlTo('index')),
  'valid-basket': ({ basket }) => (basket?.lines.length ? undefined : urlTo('index')),
  'chosen-slot': ({ slot, store }, navigation) =>
    !slot && store ? pathTo(navigation, 'time-slots', { storeSlug: store.slug }) : undefined,
  // Only the server sees the operator's cookie; each page's own calls say when a session has ended.
  operator: () => undefined,
};
