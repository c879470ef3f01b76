import { rowsNaming } from '../test-support/database/tables-naming';
import { SoftwarePasskey } from '../test-support/log-in/software-authenticator';
import { ids } from '../test-support/shop-data';
import { type FaultEnvironment, setUpFaults } from './fault-environment';
import { killAt } from './kill-at';
import { memberMoves, passkeyMoves } from './transitions';

let environment: FaultEnvironment;
beforeAll(async () => {
  environment = await setUpFaults();
});
afterAll(() => environment?.close());

const PASSWORD = 'a rare enough phrase';
const origin = 'http://fresh.localhost:4200';
const VISA = '4242424242424242';

interface Person {
  readonly email: string;
  readonly memberId: number;
  readonly accessToken: string;
}

let people = 0;
async function register(): Promise<Person> {
  people += 1;
  const email = `zelda-${people}@people.test`;
  const person = { firstname: 'Zelda', lastname: 'Quick', emailAddress: email, password: PASSWORD };
  const { body } = await environment.post('/auth/register', person);
  const { memberId } = body.member as { memberId: number };
  return { email, memberId, accessToken: String(body.access_token) };
}

/** A member with an address, a basket, a list, a card and a message with a file. */
async function registerWithEverything(): Promise<Person> {
  const person = await register();
  const send = async (path: string, body: object) => {
    const { status } = await environment.post(path, body, person.accessToken);
    if (status !== 200) throw new Error(`${path}: ${status}`);
  };
  await send('/member/address', { country: 'GB', addressLine1: '7 Zebra Row', postcode: 'SE1 9GF', town: 'London' });
  await send('/member/list-add', { name: 'Of Zelda' });
  await send('/basket/add-item', { storeId: ids.store, menuItem: { id: ids.milk, quantity: 6 } });
  await send('/member/card', { token: await environment.sandbox.token(VISA) });
  const message = new FormData();
  const fields = {
    firstName: 'Zelda',
    lastName: 'Quick',
    emailAddress: person.email,
    subject: 'Eggs',
    message: 'Broken',
  };
  for (const [name, value] of Object.entries(fields)) message.append(name, value);
  message.append('files', new Blob(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n']), 'eggs.pdf');
  expect((await environment.upload('/contact/request', message, person.accessToken)).status).toBe(200);
  return person;
}

/** How many rows of each table name a person, without mails, which are sent meanwhile. */
async function rowsOf({ email, memberId }: Person) {
  const { outgoing_mail: _mails, ...rows } = await rowsNaming(environment.sql, [email, String(memberId)]);
  return rows;
}

async function deletionCode({ email, accessToken }: Person): Promise<string> {
  await environment.post('/member/forget-code-request', {}, accessToken);
  const query = new URLSearchParams({ to: email, subject: 'Your code to delete', wait: '30' });
  const { mail } = (await environment.sandbox.control('GET', `/api/mail?${query}`)) as { mail: { text: string }[] };
  return /^\d{6}$/m.exec(mail[0]?.text ?? '')?.[0] ?? '';
}

const confirm = ({ accessToken }: Person, confirmationCode: string) =>
  environment.post('/member/forget-code-confirm', { confirmationCode }, accessToken);

/** Nothing names the person, their last mail is sent, and no file of theirs is stored. */
async function expectErased(person: Person): Promise<void> {
  expect(await rowsOf(person)).toEqual({});
  // A killed process may have claimed the mail, which others send a minute later.
  await environment.advanceClock(61);
  const query = new URLSearchParams({ to: person.email, subject: 'has been deleted', wait: '30' });
  const { mail } = (await environment.sandbox.control('GET', `/api/mail?${query}`)) as { mail: unknown[] };
  expect(mail).toHaveLength(1);
  // Jobs that run every few seconds run at once when the clock moves.
  await environment.advanceClock(1);
  await environment.untilNoFiles();
  const login = { grant_type: 'password', username: person.email, password: PASSWORD };
  expect((await environment.post('/oauth/token', login)).body.code).toBe('invalid_credentials');
}

describe.each(memberMoves)('%s', (move) => {
  test('killed before the commit, the account is wholly there, and the same code deletes it', async () => {
    const zelda = await registerWithEverything();
    const code = await deletionCode(zelda);
    const { saved_cards: _card, ...before } = await rowsOf(zelda);
    await killAt(environment, `before:${move}`, 'commerce-api', () => confirm(zelda, code));
    expect(await rowsOf(zelda)).toEqual(before);
    expect((await environment.post('/member/orders', {}, zelda.accessToken)).status).toBe(200);
    expect((await confirm(zelda, code)).body).toEqual({ forgotten: true });
    await expectErased(zelda);
  });

  test('killed after the commit, the account is wholly erased, and a repeated call says so', async () => {
    const zelda = await registerWithEverything();
    const code = await deletionCode(zelda);
    await killAt(environment, `after:${move}`, 'commerce-api', () => confirm(zelda, code));
    await expectErased(zelda);
    expect((await confirm(zelda, code)).body.code).toBe('session_ended');
  });
});

test('killed while the gateway removes the card, the account is there, and the same code deletes it', async () => {
  const zelda = await registerWithEverything();
  const code = await deletionCode(zelda);
  const before = await rowsOf(zelda);
  // The gateway removes the card and does not answer.
  const fault = { target: 'checkoutcom:instruments', kind: 'timeout-after', times: 1 };
  await environment.sandbox.control('PUT', '/api/faults', fault);
  const running = confirm(zelda, code).catch(() => undefined);
  await environment.untilFaultsHappened();
  await environment.kill('commerce-api');
  await environment.restart('commerce-api');
  await running;
  expect(await rowsOf(zelda)).toEqual(before);
  expect((await confirm(zelda, code)).body).toEqual({ forgotten: true });
  await expectErased(zelda);
});

const optionsFor = async (path: string, body: object, { accessToken }: Partial<Person> = {}) =>
  (await environment.post(path, { origin, ...body }, accessToken)).body as never;

/** A member, a passkey that their browser made, and how it is added. */
async function personWithPasskey() {
  const person = await register();
  const passkey = new SoftwarePasskey(origin);
  const make = async () =>
    passkey.make(await optionsFor('/member/passkey-options', { currentPassword: PASSWORD }, person));
  const add = (attestation: object) => environment.post('/member/passkey-add', { attestation }, person.accessToken);
  return { person, passkey, make, add };
}

const logIn = async (passkey: SoftwarePasskey) =>
  environment.post('/auth/passkey-log-in', { assertion: passkey.sign(await optionsFor('/auth/passkey-options', {})) });

const passkeysOf = ({ memberId }: Person) =>
  environment.sql<{ id: string }>('select id from member_passkeys where member_id = $1', [memberId]);

const mailsAbout = async ({ email }: Person, subject: string) => {
  const query = new URLSearchParams({ to: email, subject, wait: '30' });
  return ((await environment.sandbox.control('GET', `/api/mail?${query}`)) as { mail: unknown[] }).mail;
};

/** How each move of a passkey is caused, and what holds after it was killed before or after its commit. */
const scenarios: Readonly<Record<string, (when: 'before' | 'after', point: string) => Promise<void>>> = {
  'passkey.none.added': async (when, point) => {
    const { person, passkey, make, add } = await personWithPasskey();
    const attestation = await make();
    await killAt(environment, point, 'commerce-api', () => add(attestation));
    expect(await passkeysOf(person)).toHaveLength(when === 'before' ? 0 : 1);
    // What was signed counted once; the browser asks for a new challenge.
    expect((await add(attestation)).body.code).toBe('passkey_expired');
    const again = await add(await make());
    expect(again.body.code).toBe(when === 'before' ? undefined : 'passkey_exists');
    expect((await logIn(passkey)).status).toBe(200);
    expect(await mailsAbout(person, 'passkey was added')).toHaveLength(1);
  },
  'passkey.kept.used': async (when, point) => {
    const { person, passkey, make, add } = await personWithPasskey();
    await add(await make());
    await killAt(environment, point, 'commerce-api', () => logIn(passkey));
    const sessions = await environment.sql(`select 1 from sessions where member_id = $1 and kind = 'passkey'`, [
      person.memberId,
    ]);
    expect(sessions).toHaveLength(when === 'before' ? 0 : 1);
    expect((await logIn(passkey)).status).toBe(200);
  },
  'passkey.kept.removed': async (when, point) => {
    const { person, passkey, make, add } = await personWithPasskey();
    await add(await make());
    const [row] = await passkeysOf(person);
    const remove = () => environment.post('/member/passkey-remove', { passkeyId: Number(row?.id) }, person.accessToken);
    await killAt(environment, point, 'commerce-api', remove);
    expect(await passkeysOf(person)).toHaveLength(when === 'before' ? 1 : 0);
    expect((await remove()).body.code).toBe(when === 'before' ? undefined : 'passkey_not_found');
    expect((await logIn(passkey)).body.code).toBe('passkey_unknown');
    expect(await mailsAbout(person, 'passkey was removed')).toHaveLength(1);
  },
};

test('every move of a passkey has its scenario', () => {
  expect(Object.keys(scenarios)).toEqual(passkeyMoves);
});

describe.each(passkeyMoves)('%s', (move) => {
  test.each(['before', 'after'] as const)('killed %s the commit, it happened once or not at all', (when) =>
    scenarios[move]?.(when, `${when}:${move}`),
  );
});
