import { eq } from 'drizzle-orm';
import { type StartedSandbox, startSandbox } from '../../../test-support/programs/start-sandbox';
import { sendMarketingChanges, sendQueuedMail } from '../../../test-support/run-jobs';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { marketingChanges, marketingConsents } from '../../database/schema/marketing';
import { members } from '../../database/schema/member';
import { memberUserId } from './marketing-user';
import { unsubscribeToken } from './unsubscribe';

let sandbox: StartedSandbox;
let service: TestService;
let ada: string;
let bob: string;
beforeAll(async () => {
  sandbox = await startSandbox();
  service = await createTestService({
    smtpUrl: sandbox.smtpUrl,
    env: {
      ITERABLE_API_KEY_1: 'storefront-sandbox-iterable-key',
      ITERABLE_JWT_SECRET_1: 'a-secret-of-the-marketing-platform',
      ITERABLE_URL: `${sandbox.url}/iterable`,
    },
  });
  ada = await service.logIn();
  bob = await service.logIn('bob@example.test', 'battery staple');
});
afterAll(async () => {
  await service.close();
  await sandbox.stop();
});
afterEach(async () => {
  await sandbox.control('DELETE', '/api/faults');
  await service.db.delete(marketingConsents);
  await service.db.delete(marketingChanges);
});

const read = async (as: string) => (await service.call('GET /member/marketing-preferences', undefined, { as })).data;
const put = (as: string, ...answers: [id: number, optedIn: boolean][]) =>
  service.call(
    'PUT /member/marketing-preferences',
    { marketingOptions: answers.map(([marketingChannelId, optedIn]) => ({ marketingChannelId, optedIn })) },
    { as },
  );
const optedIn = ({ marketingOptions }: Awaited<ReturnType<typeof read>>) =>
  marketingOptions.filter((option) => option.optedIn).map(({ name }) => name);
const history = (memberId: number) =>
  service.db
    .select()
    .from(marketingConsents)
    .where(eq(marketingConsents.memberId, memberId))
    .orderBy(marketingConsents.at);
const platformUsers = async () =>
  ((await sandbox.control('GET', '/api/iterable/users')) as { users: { userId: string; dataFields: object }[] }).users;
const send = () =>
  sendMarketingChanges(service.context, (error) => {
    throw error;
  });
const mailsTo = async (to: string) => {
  await sendQueuedMail(service.context, (error) => {
    throw error;
  });
  const query = new URLSearchParams({ to });
  return (
    (await sandbox.control('GET', `/api/mail?${query}`)) as {
      mail: { subject: string; text: string; headers: { name: string; value: string }[] }[];
    }
  ).mail;
};

test('[3.14] marketing preferences are marketingOptions with a marketingChannelId each, none agreed to at first', async () => {
  expect(await read(ada)).toEqual({
    marketingOptions: [
      [1, 'Email', 'email'],
      [2, 'Text message', 'text message'],
      [3, 'Post', 'post'],
    ].map(([marketingChannelId, name, words]) => ({
      marketingChannelId,
      name,
      wording: `Send me news and offers from Testmarket by ${words}. I can stop this at any time.`,
      optedIn: false,
      answeredAt: null,
    })),
  });
  const { data } = await put(ada, [1, true], [3, true]);
  expect(data).toEqual(await read(ada));
  expect(optedIn(data)).toEqual(['Email', 'Post']);
  expect(data.marketingOptions[0]?.answeredAt).toBe('2026-11-25T10:00:00.000Z');
  expect(optedIn(await read(bob))).toEqual([]);
});

test('every answer is kept with its date, channel, wording and place, and a repeated one is not', async () => {
  await put(ada, [1, true], [2, false]);
  await put(ada, [1, true]);
  service.clock.set(new Date(service.clock.now().getTime() + 60_000));
  await put(ada, [1, false]);
  expect(await history(ids.member)).toMatchObject([
    { channelId: 1, optedIn: true, source: 'account', at: new Date('2026-11-25T10:00:00Z'), businessId: 1 },
    { channelId: 1, optedIn: false, source: 'account', at: new Date('2026-11-25T10:01:00Z') },
  ]);
  expect((await history(ids.member))[0]?.wording).toBe(
    'Send me news and offers from Testmarket by email. I can stop this at any time.',
  );
  service.clock.reset();
});

test('an unknown channel, and one given twice, are refused as a whole', async () => {
  for (const answers of [
    [
      [1, true],
      [9, true],
    ],
    [
      [1, true],
      [1, false],
    ],
  ] as [number, boolean][][]) {
    const { status, problem } = await put(ada, ...answers);
    expect([status, problem.code, problem.errors?.[0]?.path]).toEqual([
      422,
      'validation_failed',
      'marketingOptions.1.marketingChannelId',
    ]);
  }
  expect(await history(ids.member)).toEqual([]);
});

test('answers that arrive at once are recorded one after the other', async () => {
  await Promise.all(Array.from({ length: 6 }, () => put(ada, [1, true])));
  expect(await history(ids.member)).toHaveLength(1);
});

test('the marketing platform learns each change, also after it was away, and only the latest', async () => {
  await put(ada, [1, true]);
  await sandbox.control('PUT', '/api/faults', { target: 'iterable:users', kind: 'error', times: 1 });
  const reports: unknown[] = [];
  await sendMarketingChanges(service.context, (error) => reports.push(error));
  expect(reports).toHaveLength(1);
  expect(await service.db.select().from(marketingChanges)).toHaveLength(1);
  await put(ada, [2, true]);
  await send();
  expect(await service.db.select().from(marketingChanges)).toEqual([]);
  const consents = { agreedToEmail: true, agreedToTextMessages: true, agreedToPost: false };
  expect((await platformUsers()).map(({ dataFields }) => dataFields)).toEqual([consents]);
  // The user is the one that the platform's script in the browser has, and nothing names the person.
  const { data } = await service.call('POST /marketing/identifier', { sessionToken: 'session-1' }, { as: ada });
  expect(await platformUsers()).toMatchObject([{ userId: data.userId, dataFields: consents }]);
  expect(JSON.stringify(await platformUsers())).not.toMatch(/"Ada|Byron/);
});

test('a marketing mail goes to those who agreed, and ends at one click in the mail program', async () => {
  await put(ada, [1, true]);
  await put(bob, [2, true]);
  const offer = { business: 'Testmarket', subject: 'Pears are here', text: 'Ripe.\n\nAnd sweet.' };
  expect((await service.call('POST /admin/marketing-mail', offer, { admin: true })).data).toEqual({ recipients: 1 });
  const mails = await mailsTo('ada@example.test');
  expect(mails).toMatchObject([{ subject: 'Pears are here' }]);
  expect(await mailsTo('bob@example.test')).toEqual([]);
  const header = (name: string) => mails[0]?.headers.find((one) => one.name.toLowerCase() === name)?.value;
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const url = new URL((header('list-unsubscribe') ?? '').replace(/^<|>$/g, ''));
  expect(url.href).toMatch(/^https:\/\/fresh\.localhost\/unsubscribe\?token=/);
  expect(mails[0]?.text).toContain(url.href);

  const token = url.searchParams.get('token') ?? '';
  for (let click = 0; click < 2; click += 1)
    expect((await service.call('POST /marketing/unsubscribe', { token })).data).toEqual({ unsubscribed: true });
  expect(optedIn(await read(ada))).toEqual([]);
  expect((await history(ids.member)).map(({ source }) => source)).toEqual(['account', 'unsubscribe']);
  const userId = memberUserId(service.keys, 1, ids.member);
  expect(await service.db.select().from(marketingChanges).where(eq(marketingChanges.userId, userId))).toMatchObject([
    { change: { kind: 'consents', fields: { agreedToEmail: false } } },
  ]);
  expect((await service.call('POST /admin/marketing-mail', offer, { admin: true })).data).toEqual({ recipients: 0 });
});

test('a mail that waits in the queue is not sent after its reader has unsubscribed', async () => {
  await put(bob, [1, true]);
  const late = { business: 'Testmarket', subject: 'Late', text: 'Late' };
  const { data } = await service.call('POST /admin/marketing-mail', late, { admin: true });
  expect(data).toEqual({ recipients: 1 });
  await put(bob, [1, false]);
  expect(await mailsTo('bob@example.test')).toEqual([]);
});

test('a link that was changed, or of another business or member, unsubscribes no one', async () => {
  await put(ada, [1, true]);
  await put(bob, [1, true]);
  const token = unsubscribeToken(service.keys, 1, ids.member);
  const [, signature] = token.split('.');
  const forged = [
    `${ids.otherMember}.${signature}`,
    `${token}x`,
    token.slice(0, -1),
    `${ids.member}.`,
    '.',
    'x'.repeat(2000),
  ];
  for (const one of [...forged, unsubscribeToken(service.keys, 2, ids.member)]) {
    const { status, problem } = await service.call('POST /marketing/unsubscribe', { token: one });
    expect([one, status, problem.code]).toEqual([one, 422, 'unsubscribe_link_invalid']);
  }
  const elsewhere = await service.call('POST /marketing/unsubscribe', { token }, { business: 2 });
  expect(elsewhere.problem.code).toBe('unsubscribe_link_invalid');
  expect([optedIn(await read(ada)), optedIn(await read(bob))]).toEqual([['Email'], ['Email']]);
  const gone = unsubscribeToken(service.keys, 1, 12_345);
  expect((await service.call('POST /marketing/unsubscribe', { token: gone })).status).toBe(200);
  expect(await service.db.select().from(members).where(eq(members.id, 12_345))).toEqual([]);
});
