import { sql } from 'drizzle-orm';
import { ids } from '../../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../../test-support/test-service';

let service: TestService;
async function start(options: { waitingRoomHoldsPerSecond?: number }) {
  service = await createTestService(options);
  await service.db.execute(sql`update slots set capacity = 1000`);
  await service.db.execute(sql`update slot_pools set capacity = 1000`);
}
beforeEach(() => start({ waitingRoomHoldsPerSecond: 1 }));
afterEach(() => service.close());

const later = (seconds: number) => service.clock.set(new Date(service.clock.now().getTime() + seconds * 1000));

interface Shopper {
  readonly guest: string;
  readonly basketToken: string;
}

async function newShopper(letter: string): Promise<Shopper> {
  const guest = letter.repeat(43);
  const item = { storeId: ids.store, menuItem: { id: ids.milk, quantity: 1 } };
  const { data } = await service.call('POST /basket/add-item', item, { guest });
  return { guest, basketToken: data.basket.basketToken };
}

const hold = ({ guest, basketToken }: Shopper, timeSlotTime = '17:00') =>
  service.call(
    'POST /slots/reserve',
    { storeId: ids.store, basketToken, fulfilmentMethod: 'delivery', timeSlotDate: '2026-11-25', timeSlotTime },
    { guest },
  );
const look = async ({ guest, basketToken }: Shopper) =>
  (await service.call('POST /slots/waiting-room', { basketToken }, { guest })).data;

test('who comes above the limit waits, keeps the place, and is let in before those who came later', async () => {
  const [first, second, third] = [await newShopper('a'), await newShopper('b'), await newShopper('c')];
  expect(await look(first)).toMatchObject({ state: 'open', place: null });
  expect((await hold(first)).status).toBe(200);
  expect(await look(first)).toMatchObject({ state: 'admitted' });
  expect((await hold(second)).problem).toMatchObject({ code: 'waiting_room', status: 429, expected: true });
  expect((await hold(third)).problem.code).toBe('waiting_room');
  // A reload, a second tab and another try are the same basket.
  expect((await hold(second)).problem.code).toBe('waiting_room');
  expect(await look(second)).toMatchObject({ state: 'waiting', place: 1, waitSeconds: 1, checkAfterSeconds: 3 });
  expect(await look(third)).toMatchObject({ state: 'waiting', place: 2, waitSeconds: 2 });

  later(1);
  // Whoever asks lets in who is next, and nobody else.
  expect((await hold(third)).problem.code).toBe('waiting_room');
  expect(await look(third)).toMatchObject({ state: 'waiting', place: 1 });
  expect(await look(second)).toMatchObject({ state: 'admitted', passUntil: expect.stringMatching(/Z$/) });
  expect((await hold(second)).status).toBe(200);
  const late = await newShopper('d');
  later(1);
  expect((await hold(late)).problem.code).toBe('waiting_room');
  expect((await hold(third)).status).toBe(200);
});

test('the refusal says when to ask again', async () => {
  const [first, second] = [await newShopper('a'), await newShopper('b')];
  await hold(first);
  const reply = await fetch(`${service.origin}/en-gb/api/slots/reserve`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-business-id': String(ids.business),
      'x-internal-key': service.keys.internal,
      'x-guest-session': second.guest,
    },
    body: JSON.stringify({
      storeId: ids.store,
      basketToken: second.basketToken,
      fulfilmentMethod: 'delivery',
      timeSlotDate: '2026-11-25',
      timeSlotTime: '17:00',
    }),
  });
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, '3']);
});

test('who holds a slot changes it without waiting, and whose hold has ended chooses again with the same pass', async () => {
  const [first, second] = [await newShopper('a'), await newShopper('b')];
  await hold(first);
  await hold(second);
  expect((await hold(first, '18:00')).status).toBe(200);
  later(16 * 60);
  const third = await newShopper('c');
  expect((await hold(third)).status).toBe(200);
  expect((await hold(first)).status).toBe(200);
  later(5 * 60);
  await hold(await newShopper('d'));
  // The pass is over, and the hold goes on.
  expect((await hold(first, '18:00')).status).toBe(200);
});

test('a pass that is over does not let in', async () => {
  const [first, second] = [await newShopper('a'), await newShopper('b')];
  await hold(first);
  later(20 * 60);
  expect(await look(first)).toMatchObject({ state: 'open', passUntil: null });
  expect((await hold(second)).status).toBe(200);
  expect((await hold(first)).problem.code).toBe('waiting_room');
});

test('who has left for two minutes has lost the place, and who asks has kept it', async () => {
  const [first, second, third] = [await newShopper('a'), await newShopper('b'), await newShopper('c')];
  await hold(first);
  await hold(second);
  await hold(third);
  later(100);
  // A process whose clock is ahead has let in its share of this second.
  await service.db.execute(
    sql`update waiting_rooms set second = ${Math.floor(service.clock.now().getTime() / 1000)}, let_in = 1`,
  );
  expect((await look(third)).place).toBe(2);
  later(50);
  expect(await look(third)).toMatchObject({ state: 'admitted' });
  expect(await look(second)).toMatchObject({ state: 'open' });
});

test('a second that is far ahead, of a clock that was wrong, keeps nobody out', async () => {
  const [first, second] = [await newShopper('a'), await newShopper('b')];
  await hold(first);
  await hold(second);
  await service.db.execute(sql`update waiting_rooms set second = second + 3600, let_in = 1`);
  expect(await look(second)).toMatchObject({ state: 'admitted' });
});

test('one session has few places in the queue', async () => {
  const first = await newShopper('a');
  await hold(first);
  const baskets = [];
  for (let count = 0; count < 3; count += 1) baskets.push(await newShopper('b'));
  const codes = [];
  for (const basket of baskets) codes.push((await hold(basket)).problem.code);
  expect(codes).toEqual(['waiting_room', 'waiting_room', 'rate_limited']);
});

test('without the setting nobody waits', async () => {
  await service.close();
  await start({});
  for (const letter of ['a', 'b', 'c']) expect((await hold(await newShopper(letter))).status).toBe(200);
});
