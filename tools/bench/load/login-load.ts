import type autocannon from 'autocannon';
import type pg from 'pg';
import { AT_ONCE, type BenchShop, callAs, requestAs } from './shoppers';

/** Members who log in again and again, each on a device and from an address of their own. */
const MEMBERS = 500;
/** A member of the demonstration; the members of the benchmark have the same password and its hash. */
const DEMO_MEMBER = { username: 'priya@example.com', password: 'pipwell-demo-1' };

const emailOf = (place: number) => `bench-member-${place}@example.com`;

/** Log-ins with a right password. */
export async function loginLoad(shop: BenchShop, client: pg.Client): Promise<autocannon.Request[]> {
  await client.query(
    `insert into members (id, business_id, email_address, password_hash, firstname, lastname, created_at)
     select 800000000000 + n, 1, 'bench-member-' || n || '@example.com', m.password_hash, 'Ada', 'Hart', now()
     from members m, generate_series(0, $1::int - 1) n
     where m.business_id = 1 and m.email_address = $2
     on conflict do nothing`,
    [MEMBERS, DEMO_MEMBER.username],
  );
  const requestOf = async (place: number): Promise<autocannon.Request> => {
    const body = { grant_type: 'password', username: emailOf(place), password: DEMO_MEMBER.password };
    const request = requestAs(shop, place, '/oauth/token', body, false);
    // The first log-in gives the device the secret by which it is known.
    const unknown = `a-device-of-one-member-${String(place).padStart(20, '0')}`;
    const { loginDevice = unknown } = await callAs<{ loginDevice?: string }>(shop, place, '/oauth/token', body, {
      'x-login-device': unknown,
    });
    return { ...request, headers: { ...request.headers, 'x-login-device': loginDevice } };
  };
  const requests: autocannon.Request[] = [];
  for (let first = 0; first < MEMBERS; first += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, MEMBERS - first) }, (_, at) => first + at);
    requests.push(...(await Promise.all(some.map(requestOf))));
  }
  return requests;
}
