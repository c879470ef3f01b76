import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../test-support/database/postgres-cluster';
import { type Program, runProgram } from '../../test-support/programs/run-program';
import { sample } from '../../test-support/sample';
import { makeKeyFiles } from '../keys';

const folder = mkdtempSync(join(tmpdir(), 'start-up-'));
const keys = join(folder, 'keys');
const releaseKey = join(folder, 'release.pub.pem');
const running: Program[] = [];

beforeAll(() => {
  makeKeyFiles(keys);
  writeFileSync(releaseKey, generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }));
  // These two are passed as variables.
  for (const name of ['internal.key', 'admin.key']) rmSync(join(keys, name));
});
afterEach(() => Promise.all(running.splice(0).map((program) => program.stop())));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(...words: Parameters<typeof runProgram>): Program {
  const program = runProgram(...words);
  running.push(program);
  return program;
}

const dataDir = () => mkdtempSync(join(folder, 'data-'));

const api = () => ({
  DATA_DIR: dataDir(),
  KEYS_DIR: keys,
  API_PORT: '0',
  INTERNAL_KEY: 'i'.repeat(32),
  ADMIN_KEY: 'a'.repeat(32),
  DATABASE: 'embedded',
  SMTP_URL: 'smtps://shop:secret@mail.example:465',
  PLACES: 'postcodes.io',
  CHECKOUTCOM_SECRET_KEY: 'sk_a-live-key',
  CHECKOUTCOM_PUBLIC_KEY: 'pk_a-live-key',
  CHECKOUTCOM_WEBHOOK_SECRET: 'a-webhook-secret',
});

const shell = () => ({
  DATA_DIR: dataDir(),
  INTERNAL_KEY: 'i'.repeat(32),
  PRODUCTION_HOSTS: 'shop.example, www.shop.example',
  TRUST_PROXY: '10.0.0.1',
  RELEASE_PUBLIC_KEY: releaseKey,
});

/** The setting names at the start of the error's lines. */
const namesIn = (output: string) => output.split('\n').flatMap((line) => /^ {2}(\w+)/.exec(line)?.[1] ?? []);

const API_NEEDS = [
  'DATABASE_URL',
  'INTERNAL_KEY',
  'ADMIN_KEY',
  'KEYS_DIR',
  'KEYS_DIR',
  'CHECKOUTCOM_SECRET_KEY',
  'SMTP_URL',
];

describe.each(sample([undefined, 'production', 'development'], 1))('with NODE_ENV=%s', (NODE_ENV) => {
  test('without configuration each process exits and lists everything that is missing', async () => {
    const unset = { NODE_ENV, DATA_DIR: dataDir() };
    const [service, front, world] = (['commerce-api', 'shell', 'sandbox'] as const).map((name) => run(name, unset));
    if (!service || !front || !world) throw new Error('Three programs were started');
    expect(await Promise.all([service.exited, front.exited, world.exited])).toEqual([1, 1, 1]);
    expect(namesIn(service.output())).toEqual(API_NEEDS);
    expect(service.output()).toContain('commerce-api does not start as production; missing or invalid settings: 7');
    expect(namesIn(front.output())).toEqual(['INTERNAL_KEY', 'PRODUCTION_HOSTS', 'TRUST_PROXY', 'RELEASE_PUBLIC_KEY']);
    expect(namesIn(world.output())).toEqual(['STOREFRONT_MODE']);
  });

  test('with a complete configuration an empty database is served, without demonstration data', async () => {
    const port = await freePort();
    const env = { ...api(), NODE_ENV, API_PORT: String(port) };
    const service = run('commerce-api', env);
    const origin = `http://127.0.0.1:${port}`;
    expect((await service.untilAnswered(`${origin}/livez`)).status).toBe(200);
    // Migrated, but without a business.
    expect((await fetch(`${origin}/readyz`)).status).toBe(503);
    const asOperator = (path: string) =>
      fetch(`${origin}/en-gb/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-admin-key': env.ADMIN_KEY },
        body: '{}',
      });
    expect(await (await asOperator('/admin/orders')).json()).toMatchObject({ total: 0 });
    expect((await asOperator('/admin/clock')).status).toBe(404);
    expect(service.output()).not.toMatch(/demonstration/i);
  });
});

test('with MIGRATE_AT_START=no commerce-api waits for npm run migrate, whose dry run changes nothing', async () => {
  const port = await freePort();
  const env = { ...api(), API_PORT: String(port), MIGRATE_AT_START: 'no' };
  const database = { DATA_DIR: env.DATA_DIR, DATABASE: env.DATABASE };
  expect(await run('migrate', { DATA_DIR: env.DATA_DIR }).exited).toBe(1);
  const dry = run('migrate', database, ['--dry-run']);
  expect(await dry.exited).toBe(0);
  expect(dry.output()).toContain('-- 0000_baseline\nCREATE');
  expect(dry.output()).toMatch(/-- background_jobs\nBEGIN;[\s\S]*create_queue\('mail'/);
  const early = run('commerce-api', env);
  expect(await early.exited).toBe(1);
  expect(early.output()).toMatch(/The database lacks 0000_baseline, .*: run npm run migrate first\./);
  const migration = run('migrate', database);
  expect(await migration.exited).toBe(0);
  expect(migration.output()).toMatch(/ {2}0000_baseline, \d+\.\d s\n[\s\S]*Applied \d+\.\n$/);
  const service = run('commerce-api', env);
  expect((await service.untilAnswered(`http://127.0.0.1:${port}/livez`)).status).toBe(200);
});

test.each(
  sample(
    Object.keys(api()).filter((name) => !['DATA_DIR', 'API_PORT'].includes(name)),
    2,
  ),
)('commerce-api without %s ends and names it', async (name) => {
  const service = run('commerce-api', { ...api(), [name]: '' });
  expect(await service.exited).toBe(1);
  // Without the folder, all of its files are missing.
  expect([...new Set(namesIn(service.output()))]).toEqual([name === 'DATABASE' ? 'DATABASE_URL' : name]);
});

const wrongOfApi = [
  ['INTERNAL_KEY', 'short'],
  ['ADMIN_KEY', 'i'.repeat(32)],
  ['SMTP_URL', 'mail.example'],
  ['RATE_LIMITS', 'off'],
  ['RATE_LIMIT_FACTOR', '50'],
  ['PAUSE_POINTS_URL', 'http://localhost:4205'],
  ['API_FAULTS', 'yes'],
  ['PICTURE_DRAWER_URL', 'http://localhost:4299'],
  ['SANDBOX_URL', 'http://localhost:4205'],
  ['CHECKOUTCOM_SECRET_KEY', 'sk_sbox_storefrontsandboxsecretkey2'],
  ['CHECKOUTCOM_SECRET_KEY', 'sk_sbox_of-a-test-account'],
  ['CHECKOUTCOM_WEBHOOK_SECRET', 'storefront-sandbox-webhook-secret'],
  ['CHECKOUTCOM_URL', 'http://api.checkout.example'],
  ['CHECKOUTCOM_SCRIPT_URL', 'http://cdn.checkout.example/form.js'],
  ['STOREFRONT_MODE', 'demo'],
  ['DATABASE', 'memory'],
] as const;
test.each(sample(wrongOfApi, 3))('commerce-api with %s=%s exits and names it', async (name, value) => {
  const service = run('commerce-api', { ...api(), [name]: value });
  expect(await service.exited).toBe(1);
  expect(namesIn(service.output())).toContain(name);
  // Keys and passwords must not appear in a log.
  expect(service.output()).not.toContain('shop:secret');
});

test.each(
  sample(
    Object.keys(shell()).filter((name) => name !== 'DATA_DIR'),
    2,
  ),
)('the shell without %s ends and names it', async (name) => {
  const front = run('shell', { ...shell(), [name]: '' });
  expect(await front.exited).toBe(1);
  expect(namesIn(front.output())).toEqual([name]);
});

const wrongOfShell = [
  ['INTERNAL_KEY', 'short'],
  ['PRODUCTION_HOSTS', 'https://shop.example'],
  ['PRODUCTION_HOSTS', 'fresh.localhost'],
  ['SECURE_COOKIES', 'false'],
  ['TRUST_PROXY', 'proxy.example'],
  ['TRUST_PROXY', '10.0.0.1, 10.1.0.0/33'],
  ['TRUST_PROXY', '1'],
  ['RELEASE_PUBLIC_KEY', '/nowhere/release.pub.pem'],
  ['RATE_LIMITS', 'off'],
  ['RATE_LIMIT_FACTOR', '2'],
  ['PAUSE_POINTS_URL', 'http://localhost:4205'],
  ['API_FAULTS', 'yes'],
  ['PICTURE_DRAWER_URL', 'http://localhost:4299'],
] as const;
test.each(sample(wrongOfShell, 3))('the shell with %s=%s exits and names it', async (name, value) => {
  const front = run('shell', { ...shell(), [name]: value });
  expect(await front.exited).toBe(1);
  expect(namesIn(front.output())).toEqual([name]);
});

test('the shell starts with a complete configuration', async () => {
  const port = await freePort();
  const front = run('shell', { ...shell(), PORT: String(port) });
  expect((await front.untilAnswered(`http://127.0.0.1:${port}/livez`)).status).toBe(200);
  expect(front.output()).not.toMatch(/demonstration/i);
});

test('a demonstration identifies itself, and only listens on loopback addresses', async () => {
  const open = run('commerce-api', { STOREFRONT_MODE: 'demonstration', DATA_DIR: dataDir(), API_HOST: '0.0.0.0' });
  expect(await open.exited).toBe(1);
  expect(namesIn(open.output())).toEqual(['API_HOST']);
  const port = await freePort();
  const front = run('shell', {
    STOREFRONT_MODE: 'demonstration',
    DATA_DIR: dataDir(),
    RELEASE_PUBLIC_KEY: releaseKey,
    PORT: String(port),
  });
  await front.untilAnswered(`http://127.0.0.1:${port}/livez`);
  expect(front.output()).toContain('The shell runs as a DEMONSTRATION');
});
