import { request } from '@playwright/test';

/**
 * The composition that a visitor of an address is shown; undefined when the page names none.
 * @param address the address of a storefront, which shows what everyone sees, or a link of `npm run release -- link`
 * @throws Error when there is no response, or an error in place of a page, such as for a link that is not accepted
 */
export async function shownComposition({ origin, protocol, port, hostname, host, pathname, search }: URL) {
  // Browsers resolve *.localhost, which Node.js does not everywhere.
  const isOwnMachine = hostname.endsWith('.localhost');
  const address = isOwnMachine ? `${protocol}//localhost:${port}` : origin;
  const visitor = await request.newContext(isOwnMachine ? { extraHTTPHeaders: { host } } : {});
  try {
    const reply = await visitor.get(address + pathname + search).catch(() => {
      throw new Error(`No response from ${origin}, so no test was run.`);
    });
    if (!reply.ok())
      throw new Error(
        search
          ? `${origin} does not accept the link, which may have expired: it replied ${reply.status()}.`
          : `${origin} shows no page: it replied ${reply.status()}.`,
      );
    return reply.headers()['x-composition'];
  } finally {
    await visitor.dispose();
  }
}
