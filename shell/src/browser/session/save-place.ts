import type { CommandPayload } from '@storefront/bus/contracts/contracts.types';

/**
 * Saves the shopper's place in the session, in the shell's cookies.
 * @throws Error when the server refuses it or does not reply
 */
export async function savePlace(locale: string, place: CommandPayload<'shell:save-place'>): Promise<void> {
  const reply = await fetch(`/${locale}/session/place`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(place),
  });
  if (!reply.ok) throw new Error(`The session responded with ${reply.status}`);
}
