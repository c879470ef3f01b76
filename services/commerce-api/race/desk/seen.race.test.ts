import { ids } from '../../test-support/shop-data';
import { type Answer, type RaceEnvironment, setUpRace } from '../race-environment';

const ROUNDS = 15;

let environment: RaceEnvironment;
const keys: string[] = [];
beforeAll(async () => {
  environment = await setUpRace();
  for (const name of ['Ada', 'Bob']) {
    const { body } = await environment.post(
      environment.apis[0],
      '/admin/operator-add',
      { business: 'Testmarket', name, role: 'administrator' },
      { 'x-admin-key': environment.apis[0]?.adminKey ?? '' },
    );
    keys.push(String(body.key));
  }
});
afterAll(() => environment?.close());

/** Each person's call goes to a process of its own. */
const call = (person: number, path: string, body: object): Promise<Answer> =>
  environment.post(environment.apis[person], path, body, { 'x-operator-key': keys[person] ?? '' });

/** What two people save at once, who have both seen the same. @returns what each got, and what was saved */
async function both<Values extends object>(
  path: string,
  bodyOf: (set: Values) => object,
  sets: readonly [Values, Values],
) {
  const replies = await Promise.all(sets.map((set, person) => call(person, path, bodyOf(set))));
  const winner = replies.findIndex(({ status }) => status === 200);
  const codes = replies.map(({ status, body }) => (status === 200 ? 'saved' : String(body.code))).sort();
  return { codes, saved: sets[winner] ?? sets[0] };
}

test('of two who change a banner at once, one is told', async () => {
  const values = { text: '', link: null, placement: 'home', categorySlug: null, image: null, platforms: null };
  const times = { position: 1, validFrom: null, validUntil: null, isDraft: true };
  let seen: object = { title: 'Soft fruit', ...values, ...times };
  const { body } = await call(0, '/desk/banner-add', { set: seen });
  for (let round = 0; round < ROUNDS; round += 1) {
    const sets = [`One ${round}`, `Other ${round}`].map((title) => ({ ...seen, title })) as [object, object];
    const bodyOf = (set: object) => ({ bannerId: body.bannerId, seen, set });
    const { codes, saved } = await both('/desk/banner-change', bodyOf, sets);
    expect(codes).toEqual(['banner_changed', 'saved']);
    seen = saved;
  }
});

test('of two who change a deal at once, one is told', async () => {
  const terms = { price: 400, quantity: 2, percent: null, amount: null, minimumSpend: null };
  let seen: object = { name: 'Two', text: '2 for £4', description: '', ...terms, startsAt: null, endsAt: null };
  const { body } = await call(0, '/desk/deal-add', { kind: 'multi_buy', menuItemIds: [ids.milk], set: seen });
  for (let round = 0; round < ROUNDS; round += 1) {
    const sets = [`One ${round}`, `Other ${round}`].map((name) => ({ ...seen, name })) as [object, object];
    const { codes, saved } = await both('/desk/deal-change', (set) => ({ dealId: body.dealId, seen, set }), sets);
    expect(codes).toEqual(['deal_changed', 'saved']);
    seen = saved;
  }
});

test('of two who change the hours of a store at once, one is told; hours and terms do not hinder each other', async () => {
  const { body } = await call(0, '/desk/store', { storeId: ids.store });
  const { storeId: _, ...settings } = body;
  let seen = { ...settings, specialDays: body.specialDays };
  for (let round = 0; round < ROUNDS; round += 1) {
    const day = (date: string) => ({ specialDays: [{ date, hours: null }] });
    const sets = [day(`2030-01-${10 + round}`), day(`2031-01-${10 + round}`)] as [object, object];
    const bodyOf = (set: object) => ({ storeId: ids.store, seen, ...set });
    const { codes, saved } = await both('/desk/store-change', bodyOf, sets);
    expect(codes).toEqual(['saved', 'store_changed']);
    seen = { ...seen, ...saved };
  }
  const parts = [{ minimumSpend: 1_111 }, { orderDaysInAdvance: 5 }] as [object, object];
  const bodyOf = (set: object) => ({ storeId: ids.store, seen, ...set });
  expect((await both('/desk/store-change', bodyOf, parts)).codes).toEqual(['saved', 'saved']);
});

test('of two who change a delivery zone at once, one is told; of two who add the same postcode, one is refused', async () => {
  const limits = { withinMetres: null, fee: null, feeAdded: 0, ordersPerSlot: null, unitsPerSlot: null };
  let seen: object = { name: 'Near', prefixes: ['SE1'], ...limits };
  const { storeId } = { storeId: ids.store };
  const add = await both('/desk/zone-change', (set) => ({ storeId, seen: null, set }), [seen, seen]);
  expect(add.codes).toEqual(['saved', 'zone_invalid']);
  const { body } = await call(0, '/desk/zones', { storeId });
  const [{ zoneId } = { zoneId: 0 }] = body.zones as { zoneId: number }[];
  for (let round = 0; round < ROUNDS; round += 1) {
    const sets = [`One ${round}`, `Other ${round}`].map((name) => ({ ...seen, name })) as [object, object];
    const { codes, saved } = await both('/desk/zone-change', (set) => ({ storeId, zoneId, seen, set }), sets);
    expect(codes).toEqual(['saved', 'zone_changed']);
    seen = saved;
  }
});
