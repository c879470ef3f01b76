import { setTimeout as pause } from 'node:timers/promises';
import { couponUseTransitions } from '../src/states/coupon-use-state';
import { reservationTransitions } from '../src/states/reservation-state';
import { addDays, localDay } from '../src/time/local-day';
import { type StartedSandbox, startSandbox } from '../test-support/programs/start-sandbox';
import { sample } from '../test-support/sample';
import { ids } from '../test-support/shop-data';
import { type Draft, draftAtOnce, guest } from './draft-orders';
import { type Answer, type RaceEnvironment, setUpRace } from './race-environment';

/** Shoppers of each race. */
const SHOPPERS = 3;
const tomorrow = addDays(localDay(new Date(), 'Europe/London'), 1);
/** Each race takes place with the first cause on one process and the second on the other, and the other way round. */
const SIDES = [
  [0, 1],
  [1, 0],
] as const;

const VALID_CARD = '4242424242424242';
const DECLINED_CARD = '4544249167673670';
const started = new Date();

let sandbox: StartedSandbox;
let environment: RaceEnvironment;
let races = 0;
beforeAll(async () => {
  sandbox = await startSandbox();
  environment = await setUpRace({ SANDBOX_URL: sandbox.url, SMTP_URL: sandbox.smtpUrl });
  await environment.sql('update slots set capacity = 100000');
  await environment.sql(`update businesses set settings = settings || '{"slotExtensions": 100}'::jsonb`);
});
afterAll(async () => {
  process.stdout.write(`${races} races of two processes, ${SHOPPERS} shoppers each\n`);
  await environment?.close();
  await sandbox?.stop();
});

interface Racer {
  draft: Draft;
  place: number;
}

/** Something that two processes may do to a hold, or to a coupon's use, at one moment. */
interface Cause {
  /** The state to which it leads; without one it changes no state. */
  to?: string;
  run(racer: Racer, process: number): Promise<Answer>;
}

const post = ({ place }: Racer, process: number, path: string, body: object) =>
  environment.post(environment.apis[process], path, body, guest(place));
const asAdmin = (process: number, path: string, body: object) =>
  environment.post(environment.apis[process], path, body, { 'x-admin-key': environment.apis[process]?.adminKey ?? '' });
const done: Answer = { status: 200, body: {} };

const slotOf = async ({ draft }: Racer) => {
  const [row] = await environment.sql(
    `select r.store_id, r.slot_id from reservations r join baskets b on b.id = r.basket_id where b.token = $1 limit 1`,
    [draft.basketToken],
  );
  return { storeId: Number(row?.store_id), slotId: Number(row?.slot_id) };
};
const pay = (racer: Racer, process: number) => {
  const { basketToken, body } = racer.draft;
  const { draftOrderId, amount } = body;
  const cash = { paymentMethod: 'cash', paymentGateway: 'cash' };
  return post(racer, process, '/payments/make-payment', { ...cash, basketToken, draftOrderId, amount });
};
const cancel = async ({ draft }: Racer, process: number) => {
  const [row] = await environment.sql('select business_order_id as number from orders where draft_order_id = $1', [
    draft.body.draftOrderId,
  ]);
  return asAdmin(process, '/admin/order-transition', { businessOrderId: row?.number, status: 'order_cancelled' });
};
const reserve = (racer: Racer, process: number, timeSlotDate: string) =>
  post(racer, process, '/slots/reserve', {
    storeId: ids.store,
    basketToken: racer.draft.basketToken,
    fulfilmentMethod: 'collection',
    timeSlotDate,
    timeSlotTime: '12:00',
  });

/** What may happen to a held place. */
const causesOfHold: Readonly<Record<string, Cause>> = {
  payment: { to: 'confirmed', run: pay },
  'emptied basket': {
    to: 'released',
    run: (racer, process) => post(racer, process, '/basket/clear', { basketToken: racer.draft.basketToken }),
  },
  'other time': { to: 'released', run: (racer, process) => reserve(racer, process, addDays(tomorrow, 1)) },
  sweep: {
    to: 'lapsed',
    // The jobs of both processes end it.
    run: async ({ draft }) => {
      await environment.sql(
        `update reservations set expires_at = now() where state = 'held'
         and basket_id = (select id from baskets where token = $1)`,
        [draft.basketToken],
      );
      return done;
    },
  },
  withdrawal: {
    to: 'withdrawn',
    run: async (racer, process) =>
      asAdmin(process, '/admin/slot-change', { ...(await slotOf(racer)), withdrawn: true }),
  },
  extension: {
    run: (racer, process) => post(racer, process, '/slots/extend', { basketToken: racer.draft.basketToken }),
  },
};
const payByCard = (number: string) => async (racer: Racer, process: number) => {
  const { basketToken, body } = racer.draft;
  const { draftOrderId, amount } = body;
  const returnUrl = 'http://localhost:4200/checkout/payment';
  return post(racer, process, '/payments/make-payment', {
    paymentMethod: 'card',
    paymentGateway: 'checkoutcom',
    basketToken,
    draftOrderId,
    amount,
    token: await sandbox.token(number),
    successUrl: returnUrl,
    failureUrl: returnUrl,
  });
};
/** What may happen to a use of a coupon that a payment reserves. */
const causesOfUse: Readonly<Record<string, Cause>> = {
  'good card': { to: 'used', run: payByCard(VALID_CARD) },
  'declined card': { to: 'returned', run: payByCard(DECLINED_CARD) },
  sweep: { run: causesOfHold.sweep?.run ?? (async () => done) },
  'end of the coupon': {
    run: (_, process) => asAdmin(process, '/admin/coupon-end', { business: 'localhost', code: 'MATRIX' }),
  },
};
/** What may happen to a confirmed place, and with it to a used coupon. */
const causesOfOrder: Readonly<Record<string, Cause>> = {
  cancellation: { to: 'released', run: cancel },
  'repeated payment': { run: pay },
};
/** What may make a hold. */
const causesOfNothing: Readonly<Record<string, Cause>> = {
  hold: { to: 'held', run: (racer, process) => reserve(racer, process, tomorrow) },
  'hold of another time': { to: 'held', run: (racer, process) => reserve(racer, process, addDays(tomorrow, 2)) },
};

const pairsOf = (causes: Readonly<Record<string, Cause>>) => {
  const names = Object.keys(causes);
  const pairs = names.flatMap((one, at) => names.slice(at).map((other) => [one, other] as const));
  return sample(pairs, 2);
};
const targetsOf = (causes: Readonly<Record<string, Cause>>) =>
  [...new Set(Object.values(causes).flatMap(({ to }) => to ?? []))].sort();

/** What a race left of a shopper. */
interface Raced {
  /** The states of their places, the first one first. */
  places: string[];
  /** The states of their uses of the coupon. */
  uses: string[];
  replies: readonly [Answer, Answer];
}

/** Both causes at one moment, for each shopper, on both sides; then the counts. @returns the replies of each shopper */
async function race([first, second]: readonly [Cause, Cause], prepare: () => Promise<Racer[]>) {
  const outcomes: Raced[] = [];
  for (const [one, other] of SIDES) {
    const racers = await prepare();
    const raced = await Promise.all(
      racers.map(async (racer) => ({
        racer,
        replies: await Promise.all([first.run(racer, one), second.run(racer, other)]),
      })),
    );
    races += 1;
    await untilSwept();
    await expectExactCounts();
    for (const { racer, replies } of raced)
      outcomes.push({ places: await placesOf(racer), uses: await usesOf(racer), replies });
  }
  // A lost race is a clear refusal, never a fault of the service.
  expect(outcomes.flatMap(({ replies }) => replies.filter(({ status }) => status >= 500))).toEqual([]);
  return outcomes;
}

const deadlocks = async () => {
  const [row] = await environment.sql(
    `select deadlocks::int as count, pg_stat_force_next_flush() from pg_stat_database where datname = current_database()`,
  );
  return Number(row?.count);
};

async function untilSwept() {
  const waiting = `select from reservations where state = 'held' and expires_at <= now() limit 1`;
  while ((await environment.sql(waiting)).length > 0) await pause(20);
}

async function expectExactCounts() {
  const wrongSlots = await environment.sql(
    `select s.slot_id from slots s where s.reserved <> (select count(*) from reservations r
       where r.store_id = s.store_id and r.slot_id = s.slot_id and r.state in ('held', 'confirmed'))`,
  );
  const wrongCoupons = await environment.sql(
    `select c.code from coupons c where c.uses <> (select count(*) from coupon_uses u
       where u.coupon_id = c.id and u.state in ('reserved', 'used'))`,
  );
  const heldTwice = await environment.sql(
    `select basket_id from reservations where state in ('held', 'confirmed') group by basket_id having count(*) > 1`,
  );
  // An order has its place, and a cancelled one has none.
  const wrongOrders = await environment.sql(
    `select o.business_order_id from orders o join reservations r on r.reservation_id = o.reservation_id
     where o.placed_at is not null and o.created_at > $1
       and (r.state = 'confirmed') <> (o.status <> 'order_cancelled')`,
    [started],
  );
  expect({ wrongSlots, wrongCoupons, heldTwice, wrongOrders }).toEqual({
    wrongSlots: [],
    wrongCoupons: [],
    heldTwice: [],
    wrongOrders: [],
  });
}

const sweepAll = async () => {
  await environment.sql(`update reservations set expires_at = now() where state = 'held'`);
  await untilSwept();
  await environment.sql('update slots set withdrawn = false where withdrawn');
  await environment.sql(`update coupons set ends_at = null where code = 'MATRIX'`);
};
const draftsOf = async (terms: Parameters<typeof draftAtOnce>[2]): Promise<Racer[]> => {
  await sweepAll();
  return (await draftAtOnce(environment, SHOPPERS, terms)).map((draft, place) => ({ draft, place }));
};
const addCoupon = async (terms: object) => {
  const added = await asAdmin(0, '/admin/coupon-add', { business: 'localhost', kind: 'fixed', amount: 200, ...terms });
  expect(added.status).toBe(200);
};
beforeAll(() => addCoupon({ code: 'MATRIX', name: 'Matrix' }));

/** The states of a racer's place or coupon's use, the first one first. */
const statesOf = async (query: string, value: unknown) =>
  (await environment.sql(query, [value])).map(({ state }) => String(state));
const placesOf = ({ draft }: Racer) =>
  statesOf(
    `select r.state from reservations r join baskets b on b.id = r.basket_id where b.token = $1
     order by r.created_at, r.reservation_id`,
    draft.basketToken,
  );
const usesOf = ({ draft }: Racer) =>
  statesOf('select state from coupon_uses where draft_order_id = $1 order by at, id', draft.body.draftOrderId);

const matrix = [causesOfHold, causesOfNothing, causesOfOrder, causesOfUse];
/** Each pair on both sides, and the last use of a coupon. */
const size = SIDES.length * (matrix.flatMap(pairsOf).length + 1);

test(`${size} races of two processes: every transition of a hold and of a coupon's use has its cause`, () => {
  const { none, held, confirmed } = reservationTransitions;
  expect([causesOfNothing, causesOfHold, causesOfOrder].map(targetsOf)).toEqual(
    [none, held, confirmed].map((targets) => [...targets].sort()),
  );
  // A use is reserved by every payment, and returned by every cancellation.
  expect(couponUseTransitions).toEqual({
    none: ['reserved'],
    reserved: targetsOf(causesOfUse).reverse(),
    used: ['returned'],
    returned: [],
  });
});

describe('a held place', () => {
  test.each(pairsOf(causesOfHold))('%s and %s at one moment', async (first, second) => {
    const [one, other] = [causesOfHold[first], causesOfHold[second]];
    if (!one || !other) throw new Error('There is no such cause');
    const begun = await deadlocks();
    const held = await race([one, other], () => draftsOf({ quantity: 10, coupon: 'MATRIX' }));
    // Each costs its shoppers a second of waiting.
    expect((await deadlocks()) - begun).toBe(0);
    for (const { places, uses, replies } of held) {
      const [place] = places;
      const states = [one.to ?? 'held', other.to ?? 'held'];
      expect(states).toContain(place);
      for (const [at, cause] of [one, other].entries())
        if (cause.to === 'confirmed')
          expect([replies[at]?.status === 200, place]).toEqual([place === 'confirmed', place]);
      expect(uses).toEqual(place === 'confirmed' ? ['used'] : []);
    }
  });
});

describe('no place yet', () => {
  test.each(pairsOf(causesOfNothing))('%s and %s of one basket at one moment', async (first, second) => {
    const [one, other] = [causesOfNothing[first], causesOfNothing[second]];
    if (!one || !other) throw new Error('There is no such cause');
    const held = await race([one, other], async () => {
      const racers = await draftsOf({ quantity: 10 });
      await sweepAll();
      return racers;
    });
    for (const { places } of held) expect(places.filter((state) => state === 'held')).toHaveLength(1);
  });
});

test('shoppers who change between two times in opposite directions do not wait for each other', async () => {
  const racers = await draftsOf({ quantity: 10 });
  const days = [tomorrow, addDays(tomorrow, 1)];
  const begun = await deadlocks();
  const turns = 10;
  for (let turn = 1; turn <= turns; turn += 1) {
    const moves = racers.map((racer, at) => reserve(racer, at % 2, days[(at + turn) % 2] ?? tomorrow));
    expect((await Promise.all(moves)).map(({ status }) => status)).toEqual(racers.map(() => 200));
  }
  expect((await deadlocks()) - begun).toBe(0);
  await expectExactCounts();
});

/** Two vans and two zones on one day: 09:00 and collection use one van, 17:00 and 18:00 the other. */
async function prepareVans(day: string) {
  const { sql } = environment;
  await sql(`update slot_templates set code = starts || fulfilment_method || store_id, capacity = 100000, pool_capacity = 100000,
    pool = case when fulfilment_method = 'collection' or starts = '09:00' then 'van 1' else 'van 2' end`);
  await sql(
    `update slots s set pool = t.pool from slot_templates t where t.store_id = s.store_id
       and t.fulfilment_method = s.method and t.starts = s.local_time and s.local_date = $1`,
    [day],
  );
  await sql(
    `insert into slot_pools (store_id, pool, local_date, capacity)
     select store_id, pool, $1, 100000 from slot_templates group by store_id, pool`,
    [day],
  );
  await sql(
    `insert into delivery_zones (store_id, id, code, name, prefixes, fee_added)
     values ($1, 1, 'near', 'Near', '{SE1}', 0), ($1, 2, 'far', 'Far', '{SE1 1}', 150)`,
    [ids.store],
  );
}

/** An import that changes the price of a time, and with it all coming slots of the store. */
async function importFee(process: number, fee: string): Promise<Answer> {
  const { body } = await asAdmin(process, '/admin/import-begin', { business: 'testmarket' });
  const { importId } = body;
  const columns = ['code', 'stores', 'method', 'days', 'starts', 'ends', 'capacity', 'fee'];
  const row = { row: 1, cells: ['lunch', 'borough', 'delivery', 'mon-sun', '13:00', '14:00', '9', fee] };
  await asAdmin(process, '/admin/import-rows', { importId, batch: 1, kind: 'slots', columns, rows: [row] });
  return asAdmin(process, '/admin/import-commit', { importId });
}

test('moves between vans and zones, ends of holds and an import at one moment wait for each other in no circle', async () => {
  const day = addDays(tomorrow, 3);
  await prepareVans(day);
  const racers = (await draftAtOnce(environment, 16, { quantity: 10 })).map((draft, place) => ({ draft, place }));
  const hold = (racer: Racer, timeSlotTime: string, postcode?: string) =>
    post(racer, racer.place % 2, '/slots/reserve', {
      storeId: ids.store,
      basketToken: racer.draft.basketToken,
      timeSlotDate: day,
      timeSlotTime,
      ...(postcode ? { fulfilmentMethod: 'delivery', postcode } : { fulfilmentMethod: 'collection' }),
    });
  const [near, far] = ['SE1 9GF', 'SE1 1TL'] as const;
  const roles: ((racer: Racer, isEven: boolean) => Promise<Answer>)[] = [
    (racer, isEven) => hold(racer, isEven ? '09:00' : '17:00', near),
    (racer, isEven) => (isEven ? hold(racer, '18:00', far) : hold(racer, '12:00')),
    (racer, isEven) => hold(racer, '17:00', racer.place % 8 < 4 === isEven ? near : far),
    (racer, isEven) =>
      isEven
        ? hold(racer, '17:00', near)
        : post(racer, racer.place % 2, '/basket/clear', { basketToken: racer.draft.basketToken }),
  ];
  const begun = await deadlocks();
  for (let turn = 0; turn < 4; turn += 1) {
    const moves = racers.map((racer) => roles[racer.place % roles.length]?.(racer, turn % 2 === 0) ?? done);
    const sweep = environment.sql(
      `update reservations set expires_at = now() where reservation_id % 3 = 0 and state = 'held'`,
    );
    const replies = await Promise.all([...moves, importFee(turn % 2, `${turn + 1}.50`)]);
    await sweep;
    expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
  }
  expect((await deadlocks()) - begun).toBe(0);
  await untilSwept();
  await expectExactCounts();
});

describe('a confirmed place', () => {
  test.each(pairsOf(causesOfOrder))('%s and %s at one moment', async (first, second) => {
    const [one, other] = [causesOfOrder[first], causesOfOrder[second]];
    if (!one || !other) throw new Error('There is no such cause');
    const ordered = await race([one, other], async () => {
      const racers = await draftsOf({ quantity: 10, coupon: 'MATRIX' });
      expect((await Promise.all(racers.map((racer) => pay(racer, 0)))).map(({ status }) => status)).toEqual([
        200, 200, 200,
      ]);
      return racers;
    });
    const isCancelled = [one, other].some(({ to }) => to === 'released');
    for (const { places, uses } of ordered) {
      expect(places).toEqual([isCancelled ? 'released' : 'confirmed']);
      expect(uses).toEqual([isCancelled ? 'returned' : 'used']);
    }
  });
});

describe('a coupon’s use', () => {
  test.each(pairsOf(causesOfUse))('%s and %s at one moment', async (first, second) => {
    const [one, other] = [causesOfUse[first], causesOfUse[second]];
    if (!one || !other) throw new Error('There is no such cause');
    const paid = await race([one, other], () =>
      draftsOf({ quantity: 10, coupon: 'MATRIX', paymentGateway: 'checkoutcom' }),
    );
    for (const { places, uses, replies } of paid) {
      const [place] = places;
      expect(uses.filter((state) => state === 'used')).toHaveLength(place === 'confirmed' ? 1 : 0);
      expect(uses.filter((state) => state === 'reserved')).toEqual([]);
      if (replies.some(({ body }) => body.paymentState === 'authorised')) expect(place).toBe('confirmed');
    }
  });

  test('the last use comes back with a cancelled order while another shopper pays with it', async () => {
    await addCoupon({ code: 'LASTUSE', name: 'Last use', maximumUses: 1 });
    for (const [one, other] of SIDES) {
      await sweepAll();
      const [first, second] = (await draftAtOnce(environment, 2, { quantity: 10, coupon: 'LASTUSE' })).map(
        (draft, place) => ({ draft, place }),
      );
      if (!first || !second) throw new Error('There are no drafts');
      expect((await pay(first, one)).status).toBe(200);
      const [cancelled, paid] = await Promise.all([cancel(first, one), pay(second, other)]);
      races += 1;
      expect(cancelled.status).toBe(200);
      if (paid.status !== 200) expect(['coupon_used_up', 'amount_changed']).toContain(paid.body.code);
      await expectExactCounts();
      expect([await usesOf(first), await usesOf(second)]).toEqual([['returned'], paid.status === 200 ? ['used'] : []]);
      if (paid.status === 200) expect((await cancel(second, one)).status).toBe(200);
    }
  });
});
