import { request } from '@playwright/test';

/** A storefront that takes longer would fail every test. */
const REPLY_MS = 10_000;

/**
 * The composition that a visitor of an address is shown.
 * @param address the address of a storefront, which shows what everyone sees, or a link of `npm run release -- link`
 * @throws Error when there is no response, an error in place of a page, such as for a link that is not accepted, or no
 * storefront
 */
export async function shownComposition(address: URL): Promise<string> {
  const { origin, protocol, port, hostname, host, pathname, search } = address;
  // Browsers resolve *.localhost, which Node.js does not everywhere.
  const isOwnMachine = hostname.endsWith('.localhost');
  const server = isOwnMachine ? `${protocol}//localhost:${port}` : origin;
  const visitor = await request.newContext(isOwnMachine ? { extraHTTPHeaders: { host } } : {});
  try {
    const reply = await visitor.get(server + pathname + search, { timeout: REPLY_MS }).catch(() => {
      throw new Error(`No response from ${origin}, so no test was run.`);
    });
    if (!reply.ok())
      throw new Error(
        search
          ? `${origin} does not accept the link, which may have expired: it replied ${reply.status()}.`
          : `${origin} shows no page: it replied ${reply.status()}.`,
      );
    const composition = reply.headers()['x-composition'];
    if (!composition) throw new Error(`${origin} is not a storefront: its page names no composition.`);
    return composition;
  } finally {
    await visitor.dispose();
  }
}
