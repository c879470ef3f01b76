import http from 'node:http';

export interface SoakShop {
  readonly host: string;
  readonly postcode: string;
  readonly store: string;
  readonly category: string;
  readonly item: string;
}

export const soakShops: readonly SoakShop[] = [
  {
    host: 'fresh.localhost',
    postcode: 'SE1 9GF',
    store: 'borough',
    category: 'bakery',
    item: 'seeded-farmhouse-loaf-800g',
  },
  {
    host: 'house.localhost',
    postcode: 'BA1 5BG',
    store: 'bath-walcot-street',
    category: 'lighting',
    item: 'perrin-table-lamp-ultramarine',
  },
];

interface Reply {
  readonly status: number;
  readonly text: string;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });

/** Calls the shell with a Host header for a name that does not resolve. */
function sendRequest(port: number, host: string, method: string, path: string, body?: object): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${host}:${port}`, 'content-type': 'application/json' };
    const call = http.request({ agent, host: '127.0.0.1', port, method, path, headers }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('error', reject);
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
    });
    call.setTimeout(20_000, () => call.destroy(new Error(`${path} got no response`)));
    call.on('error', reject);
    call.end(body && JSON.stringify(body));
  });
}

export type OutcomeCounts = Record<string, number>;

/** One round of a shopper: a new visitor's pages, then the calls that fill and empty a basket. */
export async function shopOnce(port: number, shop: SoakShop, round: number, outcomes: OutcomeCounts): Promise<void> {
  const count = (what: string) => {
    outcomes[what] = (outcomes[what] ?? 0) + 1;
  };
  const page = async (path: string, expected = 200) => {
    const { status } = await sendRequest(port, shop.host, 'GET', path);
    count(status === expected ? `page ${status}` : `wrong page ${status} in place of ${expected}`);
  };
  const api = async (path: string, body: object) => {
    const reply = await sendRequest(port, shop.host, 'POST', `/en-gb/api${path}`, body);
    count(reply.status === 200 ? 'call 200' : `wrong call ${path} ${reply.status}`);
    return reply.status === 200 ? (JSON.parse(reply.text) as Record<string, unknown>) : {};
  };
  const store = `/stores/${shop.store}`;
  await page('/');
  await page(`/stores-near-by?postcode=${encodeURIComponent(shop.postcode)}`);
  await page(store);
  await page(`${store}/category/${shop.category}`);
  // A new IP address each time: state per address must not accumulate.
  await page(`${store}/category/${shop.category}?page=${1 + (round % 3)}&visit=${round}`);
  await page(`${store}/search/${round % 2 ? 'bread' : 'lamp'}`);
  // A visitor without a basket: without a place they are redirected home.
  await page('/basket', 302);
  await page(`/no-such-page-${round}`, 404);

  const { id: storeId } = (await api('/stores/details', { seoUrl: shop.store })) as { id?: number };
  const found = await api('/catalogue/item-details', { storeId, itemSlug: shop.item });
  const menuItem = { id: (found.item as { id?: number } | undefined)?.id ?? found.id, quantity: 1 };
  const { basket } = (await api('/basket/add-item', { storeId, menuItem })) as { basket?: { basketToken: string } };
  if (!basket) return;
  const { basketToken } = basket;
  await api('/slots/list', { storeId, fulfilmentMethod: 'collection' });
  await api('/basket/get-or-create', { basketToken });
  await api('/basket/clear', { basketToken });
}

/** An open tab requests its document's composition long after it was replaced. */
export async function readComposition(port: number, id: string): Promise<number> {
  return (await sendRequest(port, soakShops[0]?.host ?? '', 'GET', `/en-gb/composition/${id}`)).status;
}
