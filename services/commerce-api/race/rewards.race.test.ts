import { ids } from '../test-support/shop-data';
import { draftAtOnce, payAtOnce } from './draft-orders';
import { type RaceEnvironment, setUpRace } from './race-environment';

let environment: RaceEnvironment;
beforeAll(async () => {
  environment = await setUpRace();
  await environment.sql('update slots set capacity = 1000');
  await environment.sql(
    `update businesses set settings = settings || '{"loyalty":{"kind":"points","pointsPerUnit":1,"goal":100,"reward":500}}'
     where id = $1`,
    [ids.business],
  );
});
afterAll(() => environment?.close());

const member = (token: string) => ({ authorization: `Bearer ${token}` });
const logIn = async (username: string, password: string) =>
  String(
    (await environment.post(environment.apis[0], '/oauth/token', { grant_type: 'password', username, password })).body
      .access_token,
  );
const apiOf = (place: number) => environment.apis[place % environment.apis.length];

async function deliverAtOnce(numbers: readonly string[]): Promise<void> {
  const moved = await Promise.all(
    numbers.map((businessOrderId, place) => {
      const api = apiOf(place);
      const headers = { 'x-admin-key': api?.adminKey ?? '' };
      return environment.post(api, '/admin/order-transition', { businessOrderId, status: 'delivered' }, headers);
    }),
  );
  expect(moved.map(({ status }) => status)).toEqual(numbers.map(() => 200));
}

/** Proves a member's e-mail address. */
const prove = (memberId: number) =>
  environment.sql('update members set verified_email = email_address where id = $1', [memberId]);

test('points for three rewards, exchanged by forty requests at once, give three rewards', async () => {
  const ada = await logIn('ada@example.test', 'correct horse');
  await environment.sql('delete from loyalty_entries');
  await environment.sql(
    `insert into loyalty_entries (id, business_id, member_id, kind, points, draft_order_id, at)
     values (1, $1, $2, 'order', 350, $3, now())`,
    [ids.business, ids.member, ids.pastOrder],
  );
  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, place) => environment.post(apiOf(place), '/member/loyalty-redeem', {}, member(ada))),
  );
  const codes = replies.map(({ status, body }) => (status === 200 ? 'rewarded' : String(body.code)));
  expect(codes.filter((code) => code === 'rewarded')).toHaveLength(3);
  expect(new Set(codes)).toEqual(new Set(['rewarded', 'loyalty_too_little']));
  const [row] = await environment.sql(
    `select (select sum(points)::int from loyalty_entries where member_id = $1) as balance,
       (select count(*)::int from coupon_codes where member_id = $1) as rewards`,
    [ids.member],
  );
  expect(row).toEqual({ balance: 50, rewards: 3 });
});

test('two first orders of a friend that are delivered at once reward both once', async () => {
  const friend = await environment.post(environment.apis[0], '/auth/register', {
    firstname: 'Fay',
    lastname: 'Friend',
    emailAddress: 'fay@example.test',
    password: 'a long password',
    referralCode: 'FRIEND5',
  });
  expect(friend.status).toBe(200);
  const drafts = await draftAtOnce(environment, 2, { quantity: 10, emailAddress: 'guest@example.test' });
  expect((await payAtOnce(environment, drafts)).ordered).toBe(2);
  const { memberId } = friend.body.member as { memberId: number };
  const orders = await environment.sql(
    `update orders set member_id = $1, status = 'en_route',
       delivery_address = '{"country": "GB", "addressLine1": "99 Far Lane", "postcode": "SE1 9GF", "town": "London"}',
       contact = contact || '{"email": "fay@example.test", "phoneNumber": "+447700900999"}'
     where contact ->> 'email' = 'guest@example.test' returning business_order_id as number`,
    [memberId],
  );
  await prove(memberId);
  await deliverAtOnce(orders.map(({ number }) => String(number)));
  const granted = await environment.sql(
    `select member_id as member, count(*)::int as rewards from coupon_codes
     where reward_source = 'referral' group by member_id`,
  );
  const rewards = Object.fromEntries(granted.map(({ member: of, rewards: count }) => [String(of), count]));
  expect(rewards).toEqual({ [ids.member]: 1, [memberId]: 1 });
});

/** Somebody who registers with Ada's code, and the order of theirs that is on its way. */
async function friendWithOrder(name: string, businessOrderId: string, addressLine1: string): Promise<number> {
  const { status, body } = await environment.post(environment.apis[0], '/auth/register', {
    firstname: 'Fay',
    lastname: 'Friend',
    emailAddress: `${name}@example.test`,
    password: 'a long password',
    referralCode: 'FRIEND5',
  });
  expect(status).toBe(200);
  const { memberId } = body.member as { memberId: number };
  await prove(memberId);
  await environment.sql(
    `update orders set member_id = $1, status = 'en_route',
       delivery_address = jsonb_build_object('country', 'GB', 'addressLine1', $2::text, 'postcode', 'SE1 9GF', 'town', 'London'),
       contact = contact || jsonb_build_object('email', $3::text, 'phoneNumber', $4::text)
     where business_order_id = $5`,
    [memberId, addressLine1, `${name}@example.test`, `+4477009${String(memberId).slice(-5)}`, businessOrderId],
  );
  return memberId;
}

test('friends who share a house are one friend, also when their orders are delivered at once', async () => {
  const drafts = await draftAtOnce(environment, 4, { quantity: 10, emailAddress: 'twins@example.test' });
  expect((await payAtOnce(environment, drafts)).ordered).toBe(4);
  const placed = await environment.sql(
    `select business_order_id as number from orders where contact ->> 'email' = 'twins@example.test'`,
  );
  const numbers = placed.map(({ number }) => String(number));
  const friends = await Promise.all(
    numbers.map((number, place) => friendWithOrder(`twin-${place}`, number, '7 Twin Street')),
  );
  await deliverAtOnce(numbers);
  const [row] = await environment.sql(
    `select (select count(*)::int from coupon_codes where reward_source = 'referral' and member_id = any($1)) as friends,
       (select count(*)::int from referrals where state = 'rewarded' and friend_id = any($1)) as rewarded`,
    [friends],
  );
  expect(row).toEqual({ friends: 1, rewarded: 1 });
});
