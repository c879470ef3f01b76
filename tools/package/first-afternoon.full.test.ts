import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { tiedToParent } from '@storefront/testing/processes/tied-to-parent';
import { ShopperSession } from '@storefront/testing/shopper-session';
import {
  freePort,
  type PostgresCluster,
  startPostgres,
} from '../../services/commerce-api/test-support/database/postgres-cluster';

const root = resolve(import.meta.dirname, '../..');
const work = mkdtempSync(join(tmpdir(), 'first-afternoon-'));
const folder = join(work, 'opt');
const dataDir = join(work, 'data');
/** Not root, as the documents say; another user runs the suite as they are. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const processes: ChildProcess[] = [];
let database: PostgresCluster;
let settings: Record<string, string>;

beforeAll(async () => {
  execFileSync('npm', ['run', '--silent', 'package', '--', work], { cwd: root, stdio: 'inherit' });
  database = await startPostgres();
  const archive = readdirSync(work).find((name) => name.endsWith('.tar.gz')) ?? '';
  mkdirSync(folder);
  execFileSync('tar', ['xzf', join(work, archive), '-C', folder, '--strip-components=1']);
  mkdirSync(dataDir);
  for (const path of [work, dataDir]) chmodSync(path, 0o777);
  const port = await freePort();
  settings = {
    ...readSettings(),
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PORT: String(port),
    API_PORT: String(await freePort()),
    PRODUCTION_HOSTS: 'none',
    SHUTDOWN_DELAY_MS: '0',
  };
  settings.API_ORIGIN = `http://127.0.0.1:${settings.API_PORT}`;
  writeFileSync(
    join(work, 'storefront.env'),
    Object.entries(settings)
      .map((pair) => `${pair.join('=')}\n`)
      .join(''),
  );
}, 900_000);

afterAll(async () => {
  for (const one of processes) {
    const ended = new Promise((done) => one.once('exit', done));
    if (one.exitCode === null && one.kill()) await ended;
  }
  await database?.stop();
  rmSync(work, { recursive: true, force: true });
}, 60_000);

const readSettings = (): Record<string, string> =>
  Object.fromEntries(
    readFileSync(join(folder, 'docs/deploy/storefront.env'), 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => line.split(/=(.*)/).slice(0, 2)),
  );

/** Own Node.js first; nothing of the suite's own settings. */
const environment = () => ({
  PATH: `${join(process.execPath, '..')}:${process.env.PATH}`,
  HOME: dataDir,
  LANG: 'C.UTF-8',
});

/** The commands of the document's second step. */
function commands(): string[] {
  const document = readFileSync(join(root, 'docs/operating.md'), 'utf8');
  const [, block = ''] = /\*\*The shop\*\*[\s\S]*?```sh\n([\s\S]*?)```/.exec(document) ?? [];
  return block
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Starts a unit's program as systemd would, and waits until it replies. */
async function startUnit(name: string): Promise<void> {
  const unit = readFileSync(join(folder, `docs/deploy/${name}.service`), 'utf8');
  const [, script = ''] = /^ExecStart=\/usr\/bin\/env node (.*)$/m.exec(unit) ?? [];
  const port = name === 'storefront-api' ? settings.API_PORT : settings.PORT;
  const child = spawn(process.execPath, [...tiedToParent, script], {
    cwd: folder,
    env: { ...environment(), ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
    ...user,
  });
  processes.push(child);
  while (!(await fetch(`http://127.0.0.1:${port}/livez`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`${name} ended`);
    await pause(100);
  }
}

/** The documents' host is this machine. */
const ownHost = (line: string) =>
  line
    .replace('https://garden.example.com', `http://localhost:${settings.PORT}`)
    .replace('garden.example.com', 'localhost');

function runCommand(line: string): void {
  const script = `set -a; . ${work}/storefront.env; ${ownHost(line)}`;
  const { status, stdout, stderr } = spawnSync('bash', ['-c', script], {
    cwd: folder,
    env: environment(),
    encoding: 'utf8',
    ...user,
  });
  if (status !== 0) throw new Error(`${line}\n${stdout}\n${stderr}`);
}

test('an artefact has no sources, tests or build tools', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.(tsx?|map)$/.test(path) && !path.startsWith('node_modules/'),
  );
  expect(files).toEqual([]);
  for (const name of ['typescript', 'react', 'jest', '@rspack/core', 'playwright', '@storefront/sandbox'])
    expect([name, existsSync(join(folder, 'node_modules', name))]).toEqual([name, false]);
  const { components } = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8'));
  const names = components.map(({ purl }: { purl: string }) => purl);
  for (const library of ['fastify', 'react', 'drizzle-orm', 'sharp'])
    expect(names.some((purl: string) => purl.startsWith(`pkg:npm/${library}@`))).toBe(true);
  expect(names.filter((purl: string) => /jest|playwright|@storefront/.test(purl))).toEqual([]);
});

test('the documents’ commands lead from an archive to a shop, and a guest orders in it', async () => {
  for (const line of commands()) {
    const unit = /^systemctl enable --now (\S+)$/.exec(line)?.[1];
    if (unit) await startUnit(unit);
    else if (!line.startsWith('set -a')) runCommand(line);
  }
  const origin = `http://localhost:${settings.PORT}`;
  await expect(fetch(`${origin}/healthz`).then(({ status }) => status)).resolves.toBe(200);
  expect(await (await fetch(`${origin}/stores/quayside`)).text()).toContain('Quayside');
  await expect(placeOrder(origin)).resolves.toMatch(/^[A-Z]{2,4}-/);
}, 600_000);

/** Orders a loaf for collection, in cash, as a guest. @returns the order's number */
async function placeOrder(origin: string): Promise<string> {
  const cookies = new Map<string, string>();
  const request = {
    async post(url: string, { headers, data }: { headers?: Record<string, string>; data: object }) {
      const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
      const reply = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', cookie },
        body: JSON.stringify(data),
      });
      for (const set of reply.headers.getSetCookie()) {
        const [name = '', value = ''] = set.split(';')[0]?.split(/=(.*)/) ?? [];
        cookies.set(name, value);
      }
      const text = await reply.text();
      return {
        ok: () => reply.ok,
        status: () => reply.status,
        text: async () => text,
        json: async () => JSON.parse(text) as unknown,
      };
    },
  };
  const call = async (path: string, data: object) => {
    const reply = await request.post(`${origin}/en-gb/api${path}`, { headers: { origin }, data });
    if (!reply.ok()) throw new Error(`${path}: ${await reply.text()}`);
    return JSON.parse(await reply.text());
  };
  const { id: storeId } = await call('/stores/details', { seoUrl: 'quayside' });
  const shopper = new ShopperSession(request, origin);
  const basketToken = await shopper.addItem(storeId, 'sourdough-loaf-800g', 5, 'collection');
  await shopper.reserveSlot(storeId, basketToken, 'collection');
  const person = {
    firstname: 'Grace',
    lastname: 'Hill',
    emailAddress: 'grace@example.com',
    phoneNumber: '07700900456',
  };
  const order = { storeId, basketToken, fulfilmentMethod: 'collection', paymentGateway: 'cash', ...person };
  const { draftOrderId, amount } = await call('/checkout/process-order', order);
  const cash = { paymentMethod: 'cash', paymentGateway: 'cash', draftOrderId, amount, basketToken };
  return (await call('/payments/make-payment', cash)).businessOrderId;
}
