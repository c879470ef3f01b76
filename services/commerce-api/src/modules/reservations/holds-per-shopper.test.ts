import { sql } from 'drizzle-orm';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';

let service: TestService;
beforeEach(async () => {
  service = await createTestService({ limitsHolds: true });
  await service.db.execute(sql`update slots set capacity = 1000`);
});
afterEach(() => service.close());

const storeId = ids.store;
const slot = { storeId, fulfilmentMethod: 'delivery', timeSlotDate: '2026-11-26', timeSlotTime: '17:00' } as const;

async function hold(guest: string, existing?: string) {
  const { data } = await service.call('POST /basket/add-item', { storeId, menuItem: { id: ids.milk } }, { guest });
  const basketToken = existing ?? data.basket.basketToken;
  const { status, problem } = await service.call('POST /slots/reserve', { ...slot, basketToken }, { guest });
  return { basketToken, outcome: status === 200 ? 'held' : problem.code };
}
const session = (place: number) => `guest-session-of-a-shopper-in-these-tests-${String(place).padStart(4, '0')}`;

test('one session holds five places at once, and the basket that holds one may choose another time', async () => {
  const holds = [];
  for (let place = 0; place < 6; place += 1) holds.push(await hold(session(1)));
  expect(holds.map(({ outcome }) => outcome)).toEqual(['held', 'held', 'held', 'held', 'held', 'rate_limited']);
  const again = { ...slot, timeSlotTime: '18:00', basketToken: holds[0]?.basketToken ?? '' };
  expect((await service.call('POST /slots/reserve', again, { guest: session(1) })).status).toBe(200);
  expect((await hold(session(2))).outcome).toBe('held');
  service.clock.set(new Date('2026-11-25T10:15:00Z'));
  expect((await hold(session(1))).outcome).toBe('held');
});

test('one address holds twenty places at once', async () => {
  const outcomes = [];
  for (let place = 0; place < 21; place += 1) {
    const { data } = await service.call('POST /basket/add-item', { storeId, menuItem: { id: ids.milk } });
    // Without the shell's key the call counts for the address that it came from.
    const reply = await fetch(`${service.origin}/en-gb/api/slots/reserve`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...slot, basketToken: data.basket.basketToken }),
    });
    outcomes.push(reply.status);
  }
  expect(outcomes).toEqual([...Array(20).fill(200), 429]);
});
