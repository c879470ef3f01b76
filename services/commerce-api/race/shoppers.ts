import type { Outcomes, ShopperOrders } from './shoppers.types';

// A separate process: it fills its shoppers' baskets, prints 'ready', and at 'go' reserves the slot for all of them at
// once.

const post = async (origin: string, path: string, body: object) => {
  const response = await fetch(`${origin}/en-gb/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

async function fillBasket(origin: string, { storeId, itemId }: ShopperOrders): Promise<string> {
  const { body } = await post(origin, '/basket/add-item', { storeId, menuItem: { id: itemId, quantity: 5 } });
  return (body.basket as { basketToken: string }).basketToken;
}

async function reachCheckout(
  origin: string,
  basketToken: string,
  { time, postcode }: { time: string; postcode: string | undefined },
  { storeId, day }: ShopperOrders,
): Promise<string> {
  const slot = { storeId, fulfilmentMethod: 'delivery', timeSlotDate: day, timeSlotTime: time };
  const reservation = { ...slot, basketToken, ...(postcode && { postcode }) };
  const { status, body } = await post(origin, '/slots/reserve', reservation);
  return status === 200 ? 'reserved' : String(body.code);
}

const inTurn = (values: readonly string[], place: number) => values[place % values.length];

let start: () => void = () => {};
const started = new Promise<void>((resolve) => {
  start = resolve;
});

async function runShoppers(orders: ShopperOrders): Promise<void> {
  const originOf = (place: number) => orders.origins[place % orders.origins.length] ?? '';
  const tokens: string[] = [];
  for (let place = 0; place < orders.shoppers; place += 1) tokens.push(await fillBasket(originOf(place), orders));
  process.send?.('ready');
  await started;
  const results = await Promise.all(
    tokens.map((token, place) =>
      reachCheckout(
        originOf(place),
        token,
        {
          time: inTurn(orders.times, place) ?? '',
          postcode: inTurn(orders.postcodes ?? [], Math.floor(place / orders.times.length)),
        },
        orders,
      ),
    ),
  );
  const outcomes: Outcomes = {};
  for (const outcome of results) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  process.send?.(outcomes, () => process.exit(0));
}

process.on('message', (message: ShopperOrders | 'go') => {
  if (message === 'go') start();
  else void runShoppers(message);
});
