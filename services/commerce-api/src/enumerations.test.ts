import { eq, sql } from 'drizzle-orm';
import { codeInboxes } from '../test-support/log-in/code-inboxes';
import { type StartedSandbox, startSandbox } from '../test-support/programs/start-sandbox';
import { ids } from '../test-support/shop-data';
import { createTestService, type TestService } from '../test-support/test-service';
import { stores } from './database/schema/store';

let sandbox: StartedSandbox;
let service: TestService;
beforeAll(async () => {
  sandbox = await startSandbox();
  service = await createTestService({ smtpUrl: sandbox.smtpUrl, sandboxUrl: sandbox.url });
});
afterAll(async () => {
  await service.close();
  await sandbox.stop();
});

const { mailedCode, textedCode } = codeInboxes(
  () => service,
  () => sandbox,
);
const storeId = ids.store;

test('[3.24] every value of the enumerations comes out of a call: fulfilment, slot type, store state, registration, code', async () => {
  const { call } = service;
  for (const fulfilmentMethod of ['delivery', 'collection'] as const) {
    const { data } = await call('POST /basket/get-or-create', { storeId, fulfilmentMethod });
    expect(data.fulfilmentMethod).toBe(fulfilmentMethod);
  }

  const { data: slots } = await call('POST /slots/list', { storeId, fulfilmentMethod: 'delivery' });
  expect(slots.asap?.type).toBe('asap');
  expect(new Set(slots.days.slice(1).flatMap((day) => day.slots.map(({ type }) => type)))).toEqual(new Set(['future']));

  const stateAfter = async (change: Partial<typeof stores.$inferInsert>) => {
    await service.db.update(stores).set(change).where(eq(stores.id, storeId));
    service.context.cache.clear();
    return (await call('POST /stores/details', { storeId })).data.state;
  };
  expect(await stateAfter({ closed: false })).toBe('open');
  expect(await stateAfter({ onlyFutureSlots: true })).toBe('preorder');
  expect(await stateAfter({ closed: true })).toBe('closed');
  await stateAfter({ onlyFutureSlots: false, closed: false });

  const register = async (emailAddress: string) => {
    const person = { firstname: 'New', lastname: 'Comer', emailAddress, password: 'long enough' };
    return (await call('POST /auth/register', { ...person, mobileContactNumber: '07700 900301' })).data.outcome;
  };
  expect(await register('one@example.test')).toBe('registered');
  await service.db.execute(
    sql`update businesses set settings = jsonb_set(settings, '{features,verifyRegistration}', 'true') where id = ${ids.business}`,
  );
  service.context.cache.clear();
  expect(await register('two@example.test')).toBe('registered_with_verification');

  await service.db.execute(
    sql`update members set verified_phone = mobile_contact_number where email_address = 'one@example.test'`,
  );
  // The first code by e-mail ends what the account had before, its number too.
  for (const type of ['sms', 'email'] as const) {
    const device = type.padEnd(43, 'x');
    expect((await call('POST /auth/send-one-time-code', { email: 'one@example.test', type }, { device })).status).toBe(
      200,
    );
    const otp = type === 'email' ? await mailedCode('one@example.test') : await textedCode('+447700900301');
    const grant = { grant_type: 'otp', username: 'one@example.test', otp } as const;
    expect((await call('POST /oauth/token', grant, { device })).data.session.kind).toBe('otp');
  }
}, 30_000);
