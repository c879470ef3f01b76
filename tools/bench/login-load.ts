import type autocannon from 'autocannon';
import type pg from 'pg';
import { type BenchShop, requestAs } from './shoppers';

/** Members who log in again and again, each on a device and from an address of their own. */
const MEMBERS = 500;
/** Of the demonstration; the members of the benchmark have the same password and its hash. */
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
  return Array.from({ length: MEMBERS }, (_, place) => {
    const body = { grant_type: 'password', username: emailOf(place), password: DEMO_MEMBER.password };
    const request = requestAs(shop, place, '/oauth/token', body, false);
    const device = `a-device-of-one-member-${String(place).padStart(20, '0')}`;
    return { ...request, headers: { ...request.headers, 'x-login-device': device } };
  });
}
