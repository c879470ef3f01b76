import { rowsNaming } from '../test-support/database/tables-naming';
import { SoftwarePasskey } from '../test-support/log-in/software-authenticator';
import { type StartedSandbox, startSandbox } from '../test-support/programs/start-sandbox';
import { ids } from '../test-support/shop-data';
import { type Answer, type RaceEnvironment, setUpRace } from './race-environment';

let sandbox: StartedSandbox;
let environment: RaceEnvironment;
beforeAll(async () => {
  sandbox = await startSandbox();
  environment = await setUpRace({ SANDBOX_URL: sandbox.url, SMTP_URL: sandbox.smtpUrl });
});
afterAll(async () => {
  await environment?.close();
  await sandbox?.stop();
});

const PASSWORD = 'a rare enough phrase';
const origin = 'http://fresh.localhost:4200';

interface Member {
  readonly email: string;
  readonly memberId: number;
  readonly as: Record<string, string>;
}

/** Sends a request to one of the two processes. */
async function send(process: number, method: string, path: string, body: object, as: object = {}): Promise<Answer> {
  const api = environment.apis[process % environment.apis.length];
  const headers = { 'content-type': 'application/json', 'x-login-device': 'r'.repeat(43), ...as };
  const reply = await fetch(`${api?.origin}/en-gb/api${path}`, { method, headers, body: JSON.stringify(body) });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
}

async function register(name: string): Promise<Member> {
  const email = `${name}@people.test`;
  const person = { firstname: 'Zelda', lastname: 'Quick', emailAddress: email, password: PASSWORD };
  const { body } = await send(0, 'POST', '/auth/register', person);
  const { memberId } = body.member as { memberId: number };
  return { email, memberId, as: { authorization: `Bearer ${String(body.access_token)}` } };
}

/** What a member may do in another tab while the account is deleted. */
const writes = (addressId: unknown): readonly (readonly [method: string, path: string, body: object])[] => [
  ['POST', '/member/address', { country: 'GB', addressLine1: '7 Late Lane', postcode: 'SE1 9GF', town: 'London' }],
  ['POST', '/member/list-add', { name: 'Late' }],
  ['POST', '/member/favourite', { menuItemId: ids.milk, isFavourite: true }],
  [
    'PUT',
    '/member/weekly-slot',
    {
      storeId: ids.store,
      fulfilmentMethod: 'delivery',
      weekday: 3,
      starts: '17:00',
      ends: '18:00',
      addressId,
    },
  ],
  ['POST', '/devices/register', { messagingDeviceId: 'late-phone', deviceName: 'Phone' }],
  ['POST', '/basket/add-item', { storeId: ids.store, menuItem: { id: ids.milk, quantity: 6 } }],
  ['PUT', '/member/profile', { firstname: 'Zelda', lastname: 'Later' }],
  ['PUT', '/member/marketing-preferences', { marketingOptions: [{ marketingChannelId: 1, optedIn: true }] }],
  ['POST', '/member/passkey-options', { currentPassword: PASSWORD, origin }],
];

const ways = ({ email }: Member): readonly (readonly [method: string, path: string, body: object])[] => [
  ['POST', '/oauth/token', { grant_type: 'password', username: email, password: PASSWORD }],
  ['POST', '/auth/request-password-reset', { email }],
  ['POST', '/auth/send-one-time-code', { email, type: 'email' }],
];

async function mailedCode(to: string): Promise<string> {
  const query = new URLSearchParams({ to, subject: 'Your code to delete', wait: '30' });
  const { mail } = (await sandbox.control('GET', `/api/mail?${query}`)) as { mail: { text: string }[] };
  return /^\d{6}$/m.exec(mail[0]?.text ?? '')?.[0] ?? '';
}

test.each([1, 2])(
  'an account that is deleted twice while its owner does everything else leaves no row that names it (%i)',
  async (round) => {
    const zelda = await register(`zelda-${round}`);
    const { as, email, memberId } = zelda;
    const home = { country: 'GB', addressLine1: '7 Zebra Crossing', postcode: 'SE1 9GF', town: 'London' };
    const { addressId } = (await send(0, 'POST', '/member/address', home, as)).body;
    await send(0, 'POST', '/member/forget-code-request', {}, as);
    const confirmationCode = await mailedCode(email);
    const confirm = (process: number) => send(process, 'POST', '/member/forget-code-confirm', { confirmationCode }, as);
    const calls = [...writes(addressId), ...ways(zelda)];
    let isDeleted = false;
    const others: (Answer & { path: string })[] = [];
    /** Another tab, which goes on until the account is gone. */
    const tab = async (place: number) => {
      const [method, path, body] = calls[place % calls.length] ?? ['POST', '/member/list-add', {}];
      do others.push({ path, ...(await send(place, method, path, body, path.startsWith('/auth') ? {} : as)) });
      while (!isDeleted);
    };
    const tabs = calls.map((_, place) => tab(place));
    const confirmed = await Promise.all([confirm(0), confirm(1)]);
    isDeleted = true;
    await Promise.all(tabs);
    expect(confirmed.map(({ status }) => status)).toContain(200);
    expect(others.filter(({ status }) => status >= 500)).toEqual([]);
    await sandbox.control(
      'GET',
      `/api/mail?${new URLSearchParams({ to: email, subject: 'has been deleted', wait: '30' })}`,
    );
    // Mails that waited go when they are sent.
    const { outgoing_mail: _mails, ...remaining } = await rowsNaming(environment.sql, [email, String(memberId)]);
    expect(remaining).toEqual({});
  },
);

const optionsOf = async (path: string, body: object, as: object = {}) =>
  (await send(0, 'POST', path, { origin, ...body }, as)).body as never;

async function memberWithPasskeys(name: string, count: number) {
  const member = await register(name);
  const passkeys: SoftwarePasskey[] = [];
  for (let made = 0; made < count; made += 1) {
    const passkey = new SoftwarePasskey(origin);
    const options = await optionsOf('/member/passkey-options', { currentPassword: PASSWORD }, member.as);
    const attestation = passkey.make(options);
    const added = await Promise.all(
      [0, 1, 2, 3].map((process) => send(process, 'POST', '/member/passkey-add', { attestation }, member.as)),
    );
    expect(added.filter(({ status }) => status === 200)).toHaveLength(1);
    passkeys.push(passkey);
  }
  return { ...member, passkeys };
}

test('a passkey’s statement that is sent eight times at once adds one passkey, and logs in once', async () => {
  const { memberId, passkeys } = await memberWithPasskeys('pat', 1);
  const options = await optionsOf('/auth/passkey-options', {});
  const assertion = passkeys[0]?.sign(options);
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, process) => send(process, 'POST', '/auth/passkey-log-in', { assertion })),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(replies.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
    new Set(['passkey_expired']),
  );
  const [row] = await environment.sql(
    `select (select count(*)::int from member_passkeys where member_id = $1) as passkeys,
       (select count(*)::int from sessions where member_id = $1 and kind = 'passkey') as sessions`,
    [memberId],
  );
  expect(row).toEqual({ passkeys: 1, sessions: 1 });
});

test('a password and the only passkey, taken off at once, leave one way to log in', async () => {
  const rounds = await Promise.all(
    [0, 1, 2, 3].map(async (round) => {
      const { as, memberId } = await memberWithPasskeys(`rosa-${round}`, 1);
      const [row] = await environment.sql('select id from member_passkeys where member_id = $1', [memberId]);
      const replies = await Promise.all([
        send(round, 'POST', '/member/passkey-remove', { passkeyId: Number(row?.id) }, as),
        send(round + 1, 'POST', '/member/password-remove', { currentPassword: PASSWORD }, as),
      ]);
      const [left] = await environment.sql(
        `select (password_hash is not null)::int + (select count(*)::int from member_passkeys where member_id = $1) as ways
         from members where id = $1`,
        [memberId],
      );
      return { statuses: replies.map(({ status }) => status).sort(), ways: left?.ways };
    }),
  );
  expect(rounds).toEqual(rounds.map(() => ({ statuses: [200, 409], ways: 1 })));
});

test('the last two ways to log in, taken off at once, leave one', async () => {
  const { as, memberId } = await memberWithPasskeys('quinn', 2);
  await environment.sql('update members set password_hash = null, verified_email = null where id = $1', [memberId]);
  const rows = await environment.sql('select id from member_passkeys where member_id = $1', [memberId]);
  const replies = await Promise.all(
    rows.map(({ id }, process) => send(process, 'POST', '/member/passkey-remove', { passkeyId: Number(id) }, as)),
  );
  const [left] = await environment.sql('select count(*)::int as count from member_passkeys where member_id = $1', [
    memberId,
  ]);
  expect({ statuses: replies.map(({ status }) => status).sort(), left: left?.count }).toEqual({
    statuses: [200, 409],
    left: 1,
  });
});
