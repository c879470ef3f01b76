import { request } from '@playwright/test';

/**
 * The composition of the page that a link leads to, as its visitor is shown it; undefined when the page names none.
 * @param link a link of `npm run release -- link`
 * @throws Error when there is no response, or the storefront does not accept the link
 */
export async function linkComposition({ origin, protocol, port, hostname, host, pathname, search }: URL) {
  // Browsers resolve *.localhost, which Node.js does not everywhere.
  const isOwnMachine = hostname.endsWith('.localhost');
  const address = isOwnMachine ? `${protocol}//localhost:${port}` : origin;
  const visitor = await request.newContext(isOwnMachine ? { extraHTTPHeaders: { host } } : {});
  try {
    const reply = await visitor.get(address + pathname + search).catch(() => {
      throw new Error(`No response from ${origin}, so no test was run.`);
    });
    if (!reply.ok())
      throw new Error(`${origin} does not accept the link, which may have expired: it replied ${reply.status()}.`);
    return reply.headers()['x-composition'];
  } finally {
    await visitor.dispose();
  }
}
