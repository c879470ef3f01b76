import type { Fulfilment, LocationState } from '@storefront/bus/state.types';

/** Saves the shopper's place in the session, in the shell's cookies. */
export async function rememberPlace(
  locale: string,
  place: { fulfilment?: Fulfilment; location?: LocationState | null },
): Promise<void> {
  const reply = await fetch(`/${locale}/session/place`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(place),
  });
  if (!reply.ok) throw new Error(`The session responded with ${reply.status}`);
}
