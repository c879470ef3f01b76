import { draftAtOnce, payAtOnce } from './draft-orders';
import { type RaceEnvironment, setUpRace } from './race-environment';

let environment: RaceEnvironment;
let key: string;
beforeAll(async () => {
  environment = await setUpRace();
  await environment.sql('update slots set capacity = 1000');
  await environment.sql('update stores set minimum_spend = 0');
  const { body } = await environment.post(
    environment.apis[0],
    '/admin/api-key-add',
    { business: 'Testmarket', name: 'Pickers', scopes: ['orders:read'] },
    { 'x-admin-key': environment.apis[0]?.adminKey ?? '' },
  );
  key = String(body.key);
});
afterAll(() => environment?.close());

const SHOPPERS = 20;

interface Page {
  orders: { change: number; number: string }[];
  next: string;
  more: boolean;
}

async function read(place: number, after: string): Promise<Page> {
  const reply = await fetch(`${environment.apis[place % 2]?.origin}/v1/orders?after=${after}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  expect(reply.status).toBe(200);
  return reply.json();
}

test('readers that poll while twenty orders are placed at once miss none and see none twice', async () => {
  const drafts = await draftAtOnce(environment, SHOPPERS, { quantity: 1 });
  const start = (await read(0, 'now')).next;
  let isPaid = false;
  const follow = async (place: number) => {
    const seen: string[] = [];
    for (let after = start, isLast = false; ; ) {
      const page = await read(place, after);
      seen.push(...page.orders.map(({ number }) => number));
      if (isLast && !page.more) return seen;
      isLast = isPaid;
      after = page.next;
    }
  };
  const [outcomes, ...readers] = await Promise.all([
    payAtOnce(environment, drafts).finally(() => {
      isPaid = true;
    }),
    ...Array.from({ length: 4 }, (_, place) => follow(place)),
  ]);
  expect(outcomes).toEqual({ ordered: SHOPPERS });
  const [first] = readers;
  expect(new Set(first).size).toBe(SHOPPERS);
  for (const seen of readers) expect(seen).toEqual(first);
  const doubled = await environment.sql(
    'select change_number from order_events where feed_business_id is not null group by feed_business_id, change_number having count(*) > 1',
  );
  expect(doubled).toEqual([]);
});
