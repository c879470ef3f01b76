import type { ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { urlTo } from '@storefront/routes/url-to';

/** A card's heart before scripts, when no page knows the member's favourites: it only adds. Field: `menuItemId`. */
export function request({ menuItemId }: FormFields): ActionStep {
  if (!/^[1-9]\d{0,15}$/.test(menuItemId ?? '')) return { kind: 'go', to: urlTo('member-lists') };
  return {
    kind: 'call',
    operation: 'POST /member/favourite',
    body: { menuItemId: Number(menuItemId), isFavourite: true },
  };
}

/** Shows the lists, or asks a visitor to log in. */
export function next(reply: ActionReply): ActionStep {
  if (reply.ok) return { kind: 'go', to: urlTo('member-lists', {}, { saved: '1' }) };
  return reply.error.status === 401
    ? { kind: 'go', to: urlTo('login', {}, { notice: 'favourites' }) }
    : { kind: 'go', to: urlTo('member-lists', {}, { problem: reply.error.code }) };
}
