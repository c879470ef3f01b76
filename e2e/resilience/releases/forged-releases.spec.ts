import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { startCanary } from '@storefront/releases/canaries/canaries';
import { promote } from '@storefront/releases/channels/promote';
import { rollBack } from '@storefront/releases/channels/roll-back';
import { releaseKey } from '@storefront/releases/signatures/release-key';
import { sha256 } from '@storefront/releases/signatures/sha256';
import { signValue } from '@storefront/releases/signatures/signature';
import { ReleaseStore } from '@storefront/releases/store/release-store';
import { test } from '../support/fixtures';
import { category } from '../support/modules';
import { TestStorefront } from '../support/test-storefront';

/** The attacker's code; a page that contains its mark has run it. */
const FORGED = 'forged-by-an-attacker';

/** A separate storefront whose release folder is all that an attacker can write to. */
class AttackedStorefront extends TestStorefront {
  private readonly elsewhere = mkdtempSync(join(tmpdir(), 'attacker-'));
  /** Reads publications without caching. */
  readonly attackersStore = new ReleaseStore(this.store.root);
  readonly attackersKey = releaseKey(join(this.elsewhere, 'release.pem'));

  path(...parts: string[]): string {
    return join(this.store.root, ...parts);
  }

  states(channel = 'stable'): number[] {
    return this.attackersStore.sequences(channel);
  }

  async restartShell(): Promise<void> {
    await this.stopShell();
    await this.startShell();
  }

  async ready() {
    const reply = await fetch(`${this.shellUrl}/readyz`);
    const body = (await reply.json()) as { composition?: string; refused?: { id: string; why: string } };
    return { ...body, status: reply.status };
  }

  override async stop(): Promise<void> {
    await super.stop();
    rmSync(this.elsewhere, { recursive: true, force: true });
  }
}

let storefront: AttackedStorefront;
test.beforeEach(async () => {
  storefront = new AttackedStorefront(Number(process.env.E2E_RESILIENCE_PORT) + 40 + test.info().parallelIndex);
  await storefront.start();
});
test.afterEach(async () => storefront.stop());

const refusedFor = (why: RegExp) =>
  expect.poll(async () => (await storefront.ready()).refused?.why ?? '', { timeout: 20_000 }).toMatch(why);

/** The shop is unchanged and contains nothing of the attacker's. */
async function isUntouched(composition: string) {
  expect((await storefront.ready()).composition).toBe(composition);
  for (const path of ['/', category]) {
    const page = await storefront.document(path);
    expect(page.status, path).toBe(200);
    expect(page.html).not.toContain(FORGED);
  }
}

/** Puts an attacker's server bundle into a version, with a matching manifest and record. */
function forgeVersion(name: string, version: string) {
  const folder = storefront.path('packages', name, version);
  const code = `${readFileSync(join(folder, 'server.cjs'), 'utf8')}
    ;{const all=module.exports,k='StoreSearch';module.exports={...all,[k]:{...all[k],Boundary:()=>${JSON.stringify(FORGED)}}}}`;
  writeFileSync(join(folder, 'server.cjs'), code);
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  manifest.server = { ...manifest.server, sha256: sha256(code), bytes: Buffer.byteLength(code) };
  const text = JSON.stringify(manifest);
  writeFileSync(join(folder, 'manifest.json'), text);
  const record = { name, version, manifestSha256: sha256(text), publishedAt: new Date().toISOString() };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(signValue('release', record, storefront.attackersKey)));
}

test('a forged fallback version is neither run nor shown', { tag: '@gate' }, async () => {
  const version = await storefront.publish('mf-store-search', {
    server: 'throws on render',
    expose: './StoreSearch',
    fallback: true,
    mark: 'broken',
  });
  const { id } = await storefront.promote({ 'mf-store-search': version });
  const earlier = storefront.firstVersion('mf-store-search');
  expect((await storefront.document('/?broken')).state?.composition).toBe(`${id}~mf-store-search`);

  // In a running shell: the forged bundle does not match what the shell knows of the earlier version.
  forgeVersion('mf-store-search', earlier);
  for (let pages = 0; pages < 8; pages += 1) expect((await storefront.document('/?broken')).html).not.toContain(FORGED);
  // And at start.
  await storefront.restartShell();
  const page = await storefront.document('/?broken');
  expect([page.status, page.state?.composition]).toEqual([200, id]);
  expect(page.html).not.toContain(FORGED);
  expect(storefront.log.map(({ msg }) => msg).join('\n')).toContain(`${earlier} cannot be a fallback version`);
  await isUntouched(id);
});

test('a changed style sheet is never inserted into a page, and its composition is refused', async () => {
  const shown = await storefront.shownComposition();
  const { exposes } = storefront.manifest('shell');
  const file = exposes['./boot']?.styles[0]?.file ?? '';
  const attack = `</style><script>document.title=${JSON.stringify(FORGED)}</script><style>`;
  const path = storefront.path('assets/shell', file);
  const good = readFileSync(path);
  writeFileSync(path, attack + good.toString());
  await isUntouched(shown);

  await storefront.stopShell();
  await storefront.startShell({}, 503);
  expect((await storefront.ready()).status).toBe(503);
  await refusedFor(/bytes|signed content/);
  expect((await storefront.document('/')).html).not.toContain(FORGED);
  // The operator's restored files are used without a restart.
  writeFileSync(path, good);
  await expect.poll(async () => (await storefront.ready()).composition, { timeout: 20_000 }).toBe(shown);
  await isUntouched(shown);
});

test('a released file is served as published or not at all', { tag: '@gate' }, async () => {
  const { entry, files } = storefront.manifest('mf-basket');
  const path = storefront.path('assets/mf-basket', entry.file);
  const get = async (name: string, encoding = 'identity') => {
    const reply = await fetch(`${storefront.shellUrl}/assets/mf-basket/${name}`, {
      headers: { 'accept-encoding': encoding },
    });
    return { status: reply.status, text: await reply.text(), cache: reply.headers.get('cache-control') };
  };
  const good = readFileSync(path, 'utf8');
  expect(files[`${entry.file}.br`]).toBeTruthy();
  // Replaced after the check: the checked bytes are served.
  writeFileSync(path, FORGED);
  writeFileSync(`${path}.br`, brotliCompressSync(FORGED));
  writeFileSync(`${path}.gz`, gzipSync(FORGED));
  for (const encoding of ['identity', 'br', 'gzip']) expect((await get(entry.file, encoding)).text).toBe(good);
  // Unknown names, links and huge files are not served.
  writeFileSync(storefront.path('assets/mf-basket/forged.js'), FORGED);
  symlinkSync(join(storefront.dataDir, 'keys/internal.key'), storefront.path('assets/mf-basket/key.js'));
  writeFileSync(storefront.path('assets/mf-basket/huge.js'), '');
  truncateSync(storefront.path('assets/mf-basket/huge.js'), 3 * 2 ** 30);
  for (const name of ['forged.js', 'key.js', 'huge.js', '..%2f..%2fkeys%2finternal.js'])
    expect(await get(name)).toMatchObject({ status: 404, cache: 'no-store' });

  // A process that has not read it yet refuses the replacement and logs it.
  await storefront.stopShell();
  await storefront.startShell({}, 503);
  expect((await get(entry.file)).status).toBe(404);
  await expect
    .poll(() => storefront.log.map(({ msg }) => msg))
    .toContain('a released file differs from what was published');
});

test('a channel state that the publisher did not sign as the next one changes nothing, also after a restart', {
  tag: '@gate',
}, async () => {
  const first = await storefront.shownComposition();
  const version = await storefront.publish('mf-basket', { mark: 'second', fallback: false });
  const { id } = await storefront.promote({ 'mf-basket': version });
  const newest = storefront.states().at(-1) ?? 0;
  const file = (sequence: number) => storefront.path('channels/stable', `${sequence}.json`);
  const next = { channel: 'stable', sequence: newest + 1, current: first, history: [] };

  const forgeries: [string, RegExp, () => void][] = [
    ['unsigned', /is not signed/, () => writeFileSync(file(newest + 1), JSON.stringify(next))],
    [
      'signed with another key',
      /not signed with this installation/,
      () => writeFileSync(file(newest + 1), JSON.stringify(signValue('channel', next, storefront.attackersKey))),
    ],
    ['an earlier one under the next number', /was signed as state 1/, () => cpSync(file(1), file(newest + 1))],
    [
      'something huge',
      /the maximum is/,
      () => {
        writeFileSync(file(newest + 1), '');
        truncateSync(file(newest + 1), 3 * 2 ** 30);
      },
    ],
  ];
  for (const [what, why, forge] of forgeries)
    await test.step(what, async () => {
      forge();
      await refusedFor(why);
      await isUntouched(id);
      rmSync(file(newest + 1));
      await expect.poll(async () => (await storefront.ready()).refused).toBeUndefined();
    });

  await test.step('the newest one taken away, now and at the start of a process', async () => {
    const good = readFileSync(file(newest));
    rmSync(file(newest));
    await refusedFor(new RegExp(`older than state ${newest}`));
    await isUntouched(id);
    await storefront.restartShell();
    await isUntouched(id);
    await refusedFor(new RegExp(`older than state ${newest}`));
    rmSync(storefront.path('channels'), { recursive: true });
    await refusedFor(/has no state/);
    await isUntouched(id);
    await storefront.restartShell();
    await isUntouched(id);
    cpSync(storefront.path('compositions'), storefront.path('channels/stable'), { recursive: true });
    for (const copied of readdirSync(storefront.path('channels/stable')))
      rmSync(storefront.path('channels/stable', copied));
    writeFileSync(file(newest), good);
    await expect.poll(async () => (await storefront.ready()).refused).toBeUndefined();
  });

  await test.step('what the publisher makes next is taken up, and so is a rollback that an operator signs', async () => {
    await storefront.promote({ 'mf-basket': version });
    rollBack(storefront.store, storefront.key);
    const back = rollBack(storefront.store, storefront.key);
    expect(back.id).toBe(first);
    await expect.poll(() => storefront.shownComposition()).toBe(first);
  });
});

test('a canary’s state is not valid for the stable channel, and a forged canary is never served', async () => {
  const shown = await storefront.shownComposition();
  const version = await storefront.publish('mf-basket', { mark: 'tried', fallback: false });
  startCanary(storefront.store, storefront.key, { name: 'mf-basket', versions: { 'mf-basket': version } }, new Date());
  const [tried = 0] = storefront.states('canary').slice(-1);
  const newest = storefront.states().at(-1) ?? 0;
  cpSync(storefront.path('channels/canary', `${tried}.json`), storefront.path('channels/stable', `${newest + 1}.json`));
  await refusedFor(/channel canary/);
  await isUntouched(shown);
  rmSync(storefront.path('channels/stable', `${newest + 1}.json`));
  const numbers = Array.from({ length: 100 }, (_one, number) => number);
  const canaries = { 'mf-basket': { composition: shown, versions: { 'mf-basket': version }, numbers } };
  const canaryForAll = { channel: 'canary', sequence: tried + 1, current: '', history: [], canaries };
  writeFileSync(
    storefront.path('channels/canary', `${tried + 1}.json`),
    JSON.stringify(signValue('channel', canaryForAll, storefront.attackersKey)),
  );
  await refusedFor(/not signed with this installation/);
  const session = await fetch(`${storefront.url}/en-gb/session`);
  expect(session.headers.get('set-cookie') ?? '').not.toContain('sf_canary=in');
});

test('an old signed composition in place of the current one is refused', async () => {
  const first = await storefront.shownComposition();
  const version = await storefront.publish('mf-basket', { mark: 'second', fallback: false });
  const second = promote(storefront.store, storefront.key, { 'mf-basket': version }, new Date());
  await expect.poll(() => storefront.shownComposition()).toBe(second.id);
  const third = await storefront.publish('mf-slots', { mark: 'third', fallback: false });
  await storefront.stopShell();
  const { id } = promote(storefront.store, storefront.key, { 'mf-slots': third }, new Date());
  const file = storefront.path('compositions', `${id}.json`);
  renameSync(file, `${file}.kept`);
  cpSync(storefront.path('compositions', `${first}.json`), file);
  await storefront.startShell();
  await refusedFor(new RegExp(`was signed as ${first}`));
  await isUntouched(second.id);
});

test('the shell starts and serves without the private key, and rendered code has no environment', {
  tag: '@gate',
}, async () => {
  await storefront.stopShell();
  const secret = readFileSync(join(storefront.dataDir, 'keys/internal.key'), 'utf8').trim();
  // The publisher's key, kept for this test's releases.
  const key = storefront.key;
  renameSync(join(storefront.dataDir, 'keys/release.pem'), join(storefront.work, 'release.pem'));
  await storefront.startShell({ OPERATOR_SECRET: 'of the environment' });
  await isUntouched(await storefront.shownComposition());
  expect(existsSync(join(storefront.dataDir, 'keys/release.pem'))).toBe(false);

  // A server bundle that reports its environment; process-limits.spec.ts tests the other limits.
  renameSync(join(storefront.work, 'release.pem'), join(storefront.dataDir, 'keys/release.pem'));
  const version = await storefront.publish('mf-basket', { server: 'reports its environment', fallback: false });
  const { refused = '' } = await storefront.promote({ 'mf-basket': version });
  expect(key.type).toBe('private');
  expect(refused).toContain('surroundings:');
  expect(JSON.parse(refused.slice(refused.indexOf('{')))).toEqual({ env: { NODE_ENV: 'production' } });
  expect(refused).not.toContain(secret);
});
