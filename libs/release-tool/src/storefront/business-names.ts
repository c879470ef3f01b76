import { REPLY_DEADLINE_MS } from './reply-deadline';
/**
 * Asks the running back end for businesses by their names, unless it is away.
 * @param names as `slugOf` writes them
 * @throws Error when there is no business of a name
 */
export async function assertBusinessesExist(storefront: string, names: readonly string[]): Promise<void> {
  const url = `${storefront}/en-gb/api/white-label/settings`;
  for (const name of names) {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: storefront },
      body: JSON.stringify({ name }),
      signal: AbortSignal.timeout(REPLY_DEADLINE_MS),
    }).catch(() => undefined);
    if (reply?.status === 404) throw new Error(`There is no business '${name}'.`);
    if (reply?.ok) continue;
    const found = reply ? `${url} replied ${reply.status}` : `No response from ${storefront}`;
    console.log(`${found}, so it was not checked that '${name}' is a business.`);
  }
}
