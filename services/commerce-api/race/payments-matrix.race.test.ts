import { type StartedSandbox, startSandbox } from '../test-support/programs/start-sandbox';
import { sample } from '../test-support/sample';
import { booksOf, expectAgreement, untilSettled } from './payment-books';
import { PaymentRacer } from './payment-racer';
import { type Answer, type RaceEnvironment, setUpRace } from './race-environment';

/** Each race takes place with the first operation on one process and the second on the other, and the other way round. */
const SIDES = [
  [0, 1],
  [1, 0],
] as const;

let sandbox: StartedSandbox;
let environment: RaceEnvironment;
let races = 0;
beforeAll(async () => {
  sandbox = await startSandbox();
  environment = await setUpRace({ SANDBOX_URL: sandbox.url, SMTP_URL: sandbox.smtpUrl });
  await environment.sql('update slots set capacity = 100000');
});
afterAll(async () => {
  process.stdout.write(`${races} races of two processes over payments\n`);
  await environment?.close();
  await sandbox?.stop();
});

type Operation = (racer: PaymentRacer, process: number) => Promise<Answer>;

/** A moment in the life of an order, and what may happen to it then. */
interface Moment {
  /** Brings a new draft there. */
  prepare(racer: PaymentRacer): Promise<unknown>;
  operations: Readonly<Record<string, Operation>>;
  /** The shoppers are members; guests without it. */
  areMembers?: true;
}

const settle: Operation = (racer, process) => racer.settle(process);
const payAmendment: Operation = async ({ amendment }, process) => {
  if (!amendment) throw new Error('There is no amendment');
  return amendment.payByCard(process);
};
const payByEarlier: Operation = async ({ amendment }, process) => {
  if (!amendment) throw new Error('There is no amendment');
  return amendment.payByEarlier(process);
};
const place = async (racer: PaymentRacer, ...statuses: string[]) => {
  expect((await racer.payByCard(0)).body).toMatchObject({ status: 'sent_to_store' });
  for (const status of statuses) expect((await racer.move(0, status)).status).toBe(200);
};

const moments: Readonly<Record<string, Moment>> = {
  'a draft that is paid': {
    prepare: async () => undefined,
    operations: {
      card: (racer, process) => racer.payByCard(process),
      'card that its bank asks about': (racer, process) => racer.goToBank(process, false),
      cash: (racer, process) => racer.payInCash(process),
      'emptied basket': (racer, process) => racer.clearBasket(process),
      'end of the hold': (racer) => racer.endHold(),
      settler: settle,
    },
  },
  'a payment that its bank has confirmed': {
    prepare: (racer) => racer.goToBank(0, true),
    operations: {
      return: (racer, process) => racer.verify(process),
      notice: (racer, process) => racer.notify(process),
      'turning back': (racer, process) => racer.verify(process, 'checkoutcom', { cancelled: true }),
      'another card': (racer, process) => racer.payByCard(process),
      cash: (racer, process) => racer.payInCash(process),
      'emptied basket': (racer, process) => racer.clearBasket(process),
      settler: settle,
    },
  },
  'a payment on the hosted page': {
    areMembers: true,
    prepare: (racer) => racer.payOnHostedPage(0, { save: '1' }),
    operations: {
      response: (racer, process) => racer.bringResponse(process),
      'posted response': (racer, process) => racer.postResponse(process),
      'turning back': (racer, process) => racer.verify(process, 'realex', { cancelled: true }),
      'another way': (racer, process) => racer.payInCash(process),
      settler: settle,
    },
  },
  'a placed order': {
    prepare: async (racer) => {
      await place(racer);
      await racer.amend(0);
    },
    operations: {
      cancellation: (racer, process) => racer.cancel(process),
      amendment: payAmendment,
      'amendment by the same payment': payByEarlier,
      'amendment given up': (racer, process) => racer.keepOrder(process),
      picking: (racer, process) => racer.move(process, 'store_accepted_picking'),
      rejection: (racer, process) => racer.move(process, 'store_rejected_order'),
      'cut-off': (racer) => racer.passCutOff(),
      'void in the dashboard': (racer, process) => racer.inDashboard(process, 'voids'),
      settler: settle,
    },
  },
  'a placed order that becomes dearer': {
    prepare: async (racer) => {
      await place(racer);
      await racer.amend(0, 11);
    },
    operations: {
      addition: payByEarlier,
      'payment in full': payAmendment,
      cancellation: (racer, process) => racer.cancel(process),
      'amendment given up': (racer, process) => racer.keepOrder(process),
      picking: (racer, process) => racer.move(process, 'store_accepted_picking'),
      rejection: (racer, process) => racer.move(process, 'store_rejected_order'),
      'void in the dashboard': (racer, process) => racer.inDashboard(process, 'voids'),
      notice: (racer, process) => racer.notify(process),
      settler: settle,
    },
  },
  'an order that is being picked': {
    prepare: async (racer) => {
      await place(racer);
      await racer.amend(0);
      await racer.move(0, 'store_accepted_picking');
    },
    operations: {
      capture: (racer, process) => racer.move(process, 'picked'),
      cancellation: (racer, process) => racer.move(process, 'order_cancelled'),
      'late cancellation': (racer, process) => racer.cancel(process),
      'late amendment': payAmendment,
      'late amendment by the same payment': payByEarlier,
      'void in the dashboard': (racer, process) => racer.inDashboard(process, 'voids'),
      settler: settle,
    },
  },
  'a saved card': {
    areMembers: true,
    prepare: (racer) => racer.saveCard(),
    operations: {
      payment: (racer, process) => racer.payBySavedCard(process),
      removal: (racer, process) => racer.removeCard(process),
      'the same card saved again': (racer, process) => racer.payByCard(process, undefined, { saveCard: true }),
      cash: (racer, process) => racer.payInCash(process),
      settler: settle,
    },
  },
  'an order that was taken': {
    prepare: (racer) => place(racer, 'store_accepted_picking', 'picked'),
    operations: {
      refund: (racer, process) => racer.refund(process, 100, `refund-${racer.draftOrderId}-${process}`),
      'repeated refund': (racer, process) => racer.refund(process, 100, `refund-${racer.draftOrderId}`),
      'refund of all': (racer, process) =>
        racer.refund(process, Number(racer.draft.body.amount), `all-${racer.draftOrderId}-${process}`),
      cancellation: (racer, process) => racer.move(process, 'order_cancelled'),
      'refund in the dashboard': (racer, process) => racer.inDashboard(process, 'refunds'),
      settler: settle,
    },
  },
};

const pairsOf = (names: readonly string[]) =>
  names.flatMap((one, at) => names.slice(at).map((other) => [one, other] as const));

async function member(place: string): Promise<Record<string, string>> {
  const { status, body } = await environment.post(environment.apis[0], '/auth/register', {
    firstname: 'Test',
    lastname: 'Member',
    mobileContactNumber: '07700 900321',
    emailAddress: `racer-${place}@example.test`,
    password: 'a rare enough phrase',
  });
  expect(status).toBe(200);
  return { authorization: `Bearer ${String(body.access_token)}` };
}

/** Both operations at one moment, each on one of the processes. */
async function race(racer: PaymentRacer, one: Operation, other: Operation, side: number): Promise<readonly Answer[]> {
  const [first, second] = SIDES[side] ?? SIDES[0];
  races += 1;
  return Promise.all([one(racer, first), other(racer, second)]);
}

/** Shoppers after their races, with a name that says which. */
const raced: { name: string; racer: PaymentRacer }[] = [];

describe.each(Object.entries(moments))('%s', (moment, { prepare, operations, areMembers }) => {
  const pairs = sample(pairsOf(Object.keys(operations)), 3);
  const count = pairs.length * SIDES.length;

  test(`${count} races: a lost one is a clear refusal`, async () => {
    const name = moment.replace(/\W/g, '-');
    const sessions =
      areMembers && (await Promise.all(Array.from({ length: count }, (_, at) => member(`${name}-${at}`))));
    const racers = await PaymentRacer.several(environment, sandbox, count, sessions);
    await Promise.all(racers.map(prepare));
    const faults: unknown[] = [];
    for (const [at, [first, second]] of pairs.entries()) {
      const [one, other] = [operations[first], operations[second]];
      if (!one || !other) throw new Error('There is no such operation');
      const own = racers.slice(at * SIDES.length, (at + 1) * SIDES.length);
      const replies = await Promise.all(own.map((racer, side) => race(racer, one, other, side)));
      await environment.sql('update slots set lead_minutes = 0 where lead_minutes <> 0');
      for (const [side, racer] of own.entries()) raced.push({ name: `${moment}: ${first}, ${second}, ${side}`, racer });
      faults.push(...replies.flat().flatMap((reply) => (reply.status < 500 ? [] : [[first, second, reply]])));
    }
    expect(faults).toEqual([]);
  });
});

test('after every race the order is there once or not, paid once, and the books agree', async () => {
  await untilSettled(environment);
  const wrong: unknown[] = [];
  for (const { name, racer } of raced) {
    try {
      expectAgreement(await booksOf(environment, sandbox, racer));
    } catch (error) {
      wrong.push([name, String(error)]);
    }
  }
  expect(wrong).toEqual([]);
  const twice = await environment.sql(
    `select split_part(business_order_id, '.', 1) as number from orders
     where placed_at is not null and changed_into is null group by 1 having count(*) > 1`,
  );
  expect(twice).toEqual([]);
  const wrongSlots = await environment.sql(
    `select s.slot_id from slots s where s.reserved <> (select count(*) from reservations r
       where r.store_id = s.store_id and r.slot_id = s.slot_id and r.state in ('held', 'confirmed'))`,
  );
  expect(wrongSlots).toEqual([]);
  // Each costs its shoppers a second of waiting.
  const [database] = await environment.sql(
    `select deadlocks::int as deadlocks, pg_stat_force_next_flush() from pg_stat_database where datname = current_database()`,
  );
  expect(database?.deadlocks).toBe(0);
});
