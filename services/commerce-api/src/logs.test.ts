import { sql } from 'drizzle-orm';
import { sendQueuedMail } from '../test-support/run-jobs';
import { ids } from '../test-support/shop-data';
import { createTestService, type TestService } from '../test-support/test-service';
import { rowsOf } from './database/database.types';
import { loggableError } from './loggable-error';

const lines: string[] = [];
let service: TestService;
beforeAll(async () => {
  service = await createTestService({ onLog: (line) => lines.push(line) });
});
afterAll(() => service.close());
beforeEach(() => void lines.splice(0));

const logged = () => lines.join('');
const events = () => lines.map((line) => JSON.parse(line)).filter(({ security }) => security);

const person = {
  firstname: 'Wilhelmina',
  lastname: 'Quartermain',
  emailAddress: 'mina@example.test',
  password: 'a rare enough phrase',
  mobileContactNumber: '+447700900456',
};
const address = { country: 'GB', addressLine1: '9 Park Street', postcode: 'SE1 9GF', town: 'London' };
const PERSONAL =
  /Wilhelmina|Quartermain|mina|example\.test|rare enough|7700900456|Park Street|SE1 ?9GF|argon2|51\.50|-0\.09|Whole milk of mine/i;

describe('a failed query is logged with its operation but none of its values', () => {
  /** Makes every write to a table fail with an error that quotes the written values. */
  const breakTable = (table: string) =>
    service.db.execute(
      sql.raw(
        `create function refuse_${table}() returns trigger language plpgsql as $$ begin raise exception 'no row %', new using errcode = 'P0001', detail = new::text; end $$;`,
      ),
    );
  const arm = (table: string) =>
    service.db.execute(
      sql.raw(
        `create trigger refuse before insert or update on ${table} for each row execute function refuse_${table}()`,
      ),
    );
  const disarm = (table: string) => service.db.execute(sql.raw(`drop trigger refuse on ${table}`));

  test.each(['members', 'baskets', 'addresses', 'future_contacts', 'contact_requests', 'sessions', 'search_terms'])(
    'with %s broken',
    async (table) => {
      const { call } = service;
      const as = await service.logIn();
      const { data } = await call('POST /basket/add-item', { storeId: ids.store, menuItem: { id: ids.milk } });
      const { basketToken } = data.basket;
      const contact = { firstName: person.firstname, lastName: person.lastname, email: person.emailAddress };
      await breakTable(table);
      await arm(table);
      const calls = {
        members: () => call('POST /auth/register', person),
        baskets: () =>
          call('POST /checkout/contact-details', {
            basketToken,
            contact: { ...contact, phoneNumber: person.mobileContactNumber },
          }),
        addresses: () => call('POST /member/address', address, { as }),
        future_contacts: () =>
          call('POST /location/future-contact', { email: person.emailAddress, postcode: 'SE1 9GF' }),
        sessions: () =>
          call('POST /oauth/token', {
            grant_type: 'password',
            username: 'ada@example.test',
            password: 'correct horse',
          }),
        search_terms: () =>
          call('POST /catalogue/global-search', { storeId: ids.store, searchTerm: 'Whole milk of mine' }),
        contact_requests: async () => {
          const form = new FormData();
          for (const [name, value] of Object.entries({
            ...contact,
            emailAddress: contact.email,
            subject: 'An order',
            message: 'Whole milk of mine',
          }))
            if (name !== 'email') form.set(name, value);
          const reply = await fetch(`${service.origin}/en-gb/api/contact/request`, { method: 'POST', body: form });
          return { status: reply.status };
        },
      };
      const reply = await calls[table as keyof typeof calls]();
      await disarm(table);
      if (table !== 'search_terms') {
        expect(reply.status).toBe(500);
        expect(logged()).toContain('internal_error');
        expect(logged()).toContain('database error P0001');
        expect(logged()).toContain('"stack":"');
      }
      expect(logged()).not.toMatch(PERSONAL);
      expect(logged()).not.toContain(basketToken);
    },
  );
});

test('an error of the mail server is logged without the e-mail address in it', async () => {
  const failing = {
    ...service.context,
    mailer: {
      ...service.context.mailer,
      send: () => Promise.reject(new Error('550 <mina@example.test> unknown, near SE1 9GF')),
    },
  };
  await service.call('POST /auth/request-password-reset', { email: 'ada@example.test' });
  const reported: unknown[] = [];
  await sendQueuedMail(failing, (error) => reported.push(error));
  expect(reported.length).toBeGreaterThan(0);
  for (const error of reported) {
    const shown = JSON.stringify(loggableError(error));
    expect(shown).toContain('550 <[e-mail]');
    expect(shown).not.toMatch(PERSONAL);
  }
});

describe('security events are structured warnings without personal data', () => {
  test('a failed log-in, of a member and of an unknown e-mail', async () => {
    for (const username of ['ada@example.test', 'mina@example.test'])
      await service.call('POST /oauth/token', { grant_type: 'password', username, password: 'a rare enough guess' });
    expect(events()).toMatchObject([
      { level: 40, security: 'log_in_failed', memberId: ids.member },
      { level: 40, security: 'log_in_failed', memberId: null },
    ]);
    expect(logged()).not.toMatch(PERSONAL);
  });

  test('a caller’s address is a keyed hash, the same for the same caller', async () => {
    const fail = () =>
      fetch(`${service.origin}/en-gb/api/oauth/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ grant_type: 'password', username: 'bob@example.test', password: 'no' }),
      });
    await fail();
    await fail();
    const [one, other] = events();
    expect(one.caller).toMatch(/^[\w-]{16}$/);
    expect(other.caller).toBe(one.caller);
    expect(logged()).not.toContain('127.0.0.1');
  });

  test('a replayed refresh token, whose family is revoked', async () => {
    const { data } = await service.call('POST /oauth/token', {
      grant_type: 'password',
      username: 'ada@example.test',
      password: 'correct horse',
    });
    const refresh = (refresh_token: string) =>
      service.call('POST /oauth/token', { grant_type: 'refresh_token', refresh_token });
    const heir = (await refresh(data.refresh_token)).data.refresh_token;
    service.clock.set(new Date(service.clock.now().getTime() + 11_000));
    await refresh(data.refresh_token);
    expect(events()).toMatchObject([{ security: 'refresh_token_replayed', memberId: ids.member }]);
    expect((await refresh(heir)).problem.code).toBe('refresh_token_invalid');
    expect(logged()).not.toContain(data.refresh_token);
  });

  test('wrong internal and admin keys', async () => {
    const send = (headers: Record<string, string>, path: string) =>
      fetch(`${service.origin}/en-gb/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{}',
      });
    expect((await send({ 'x-internal-key': 'a guess', 'x-business-id': '1' }, '/basket/get-or-create')).status).toBe(
      403,
    );
    expect((await send({ 'x-admin-key': 'a guess' }, '/admin/orders')).status).toBe(401);
    expect(events()).toMatchObject([
      { security: 'internal_key_wrong' },
      { security: 'admin_key_wrong', operation: 'adminOrders' },
    ]);
    expect(logged()).not.toContain('a guess');
  });

  test('operators’ actions: operation, target and outcome', async () => {
    const { call } = service;
    const [order] = await rowsOf<{ number: string }>(
      service.db,
      sql`select business_order_id as number from orders where order_id = ${ids.pastOrder}`,
    );
    const businessOrderId = order?.number ?? '';
    await call(
      'POST /admin/order-transition',
      { businessOrderId, status: 'refunded', note: 'Wilhelmina rang' },
      { admin: true },
    );
    await call('POST /admin/order', { businessOrderId: 'TM-NONE' }, { admin: true });
    await call('POST /admin/webhook-change', { endpointId: 1, change: 'remove' }, { admin: true });
    await call('POST /admin/webhook-resend', { deliveryId: 2 }, { admin: true });
    await call('POST /admin/jobs-again', { which: 'webhook' }, { admin: true });
    expect(events()).toMatchObject([
      { security: 'operator', operation: 'adminOrderTransition', businessOrderId, status: 'refunded', outcome: 'done' },
      { security: 'operator', operation: 'adminOrder', businessOrderId: 'TM-NONE', outcome: 'order_not_found' },
      { operation: 'adminWebhookChange', endpointId: 1, outcome: 'webhook_not_found' },
      { operation: 'adminWebhookResend', deliveryId: 2, outcome: 'webhook_delivery_not_found' },
      { operation: 'adminJobsAgain', which: 'webhook' },
    ]);
    expect(logged()).not.toMatch(PERSONAL);
  });
});
