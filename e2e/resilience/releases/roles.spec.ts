import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readChannel } from '@storefront/releases/channels/channel';
import { readLinkedComposition } from '@storefront/releases/compositions/linked-composition';
import { keyFingerprint, publicReleaseKey, readPublicKey } from '@storefront/releases/signatures/release-key';
import { signValue } from '@storefront/releases/signatures/signature';
import { ReleaseStore } from '@storefront/releases/store/release-store';
import { renewRole } from '@storefront/releases/trust/change-roles';
import { publishChanged } from '../support/broken-release';
import { runRelease } from '../support/release-command';
import { shiftedClock } from '../support/shifted-clock';
import { TestStorefront } from '../support/test-storefront';

test.describe.configure({ mode: 'serial' });

const EXPIRES = '2099-06-01';
const HOUR_MS = 3_600_000;
let storefront: TestStorefront;
let before: string;

test.beforeAll(async () => {
  storefront = new TestStorefront(Number(process.env.E2E_RESILIENCE_PORT) + 70 + test.info().parallelIndex);
  await storefront.start();
  for (const owner of ['basket', 'slots', 'stranger', 'next', 'ann', 'ben']) writeKey(owner);
  before = await storefront.shownComposition();
});
test.afterAll(() => storefront.stop());

const keyFile = (team: string) => join(storefront.work, `${team}.pem`);
const publicFile = (team: string) => join(storefront.work, `${team}.pub.pem`);
const keyOf = (team: string) => createPrivateKey(readFileSync(keyFile(team)));

function writeKey(team: string): void {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  writeFileSync(keyFile(team), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(publicFile(team), publicKey.export({ type: 'spki', format: 'pem' }));
}

/** A command with the installation's first key, which signs the roles. */
const asAdministrator = (...words: string[]) => runRelease(storefront, ...words);
/** A command with a team's own key. */
const asTeam = (team: string, ...words: string[]) =>
  runRelease({ ...storefront, env: { ...storefront.env, RELEASE_KEY: keyFile(team) } }, ...words);
/** A command on a machine of the team whose clock is this far ahead. */
const asTeamAt = (team: string, clockMs: number, ...words: string[]) =>
  runRelease(
    { ...storefront, env: { ...storefront.env, ...shiftedClock(clockMs), RELEASE_KEY: keyFile(team) } },
    ...words,
  );
const ready = async () =>
  (await (await fetch(`${storefront.shellUrl}/readyz`)).json()) as { composition: string; refused?: { why: string } };
const releases = (...parts: string[]) => join(storefront.dataDir, 'releases', ...parts);
/** A change of the roles by people with root keys. */
const signedBy = (people: readonly string[], ...words: string[]) =>
  asAdministrator('roles', ...words, ...people.flatMap((person) => ['--sign', keyFile(person)]));
const newestRoot = () => Math.max(...readdirSync(releases('roots')).map((file) => Number.parseInt(file, 10)));
const states = () => new ReleaseStore(releases()).sequences('stable');
const basketOf = (id: string) => readLinkedComposition(storefront.store, id).packages['mf-basket']?.version;
const promoted = (output: string) => /as composition (\w{32})/.exec(output)?.[1] ?? '';

/** Publishes another version with a team's key. */
function publishAs(team: string, name: string, mark: string): Promise<string> {
  const anchor = publicReleaseKey(join(storefront.dataDir, 'keys/release.pub.pem'));
  const store = new ReleaseStore(releases(), undefined, { name: team }, undefined, anchor);
  return publishChanged(store, keyOf(team), name, storefront.work, { mark, fallback: false });
}

/** Replaces the shell by one without a memory, as on a new machine. */
async function startOnNewMachine(): Promise<void> {
  await storefront.stopShell();
  rmSync(join(storefront.dataDir, 'state'), { recursive: true });
  await storefront.startShell();
}

test('roles are introduced while the storefront shows what it showed', async () => {
  const role = (name: string, packages: string, channels: string, team: string) =>
    asAdministrator(
      ...['roles', 'add', name, '--packages', packages, '--channels', channels],
      ...['--key', publicFile(team), '--expires', EXPIRES],
    );
  expect((await asAdministrator('roles')).output).toMatch(/^There are no roles: the key \w{16} signs everything\./);
  expect(await asAdministrator('roles', 'init', '--expires', EXPIRES)).toMatchObject({ code: 0, errors: '' });
  expect(await role('basket-team', 'mf-basket', 'stable,staging', 'basket')).toMatchObject({ code: 0, errors: '' });
  expect(await role('slots-team', 'mf-slots', 'stable', 'slots')).toMatchObject({ code: 0, errors: '' });
  const last = await asAdministrator('roles', 'remove', 'installation');
  expect(last).toMatchObject({ code: 0, errors: '' });
  expect(last.output).toMatch(/^Root 4 is signed\.\nroot 4, expires at 2099-06-01/);
  expect(last.output).toContain(`keys ${keyFingerprint(readPublicKey(publicFile('basket')))}`);
  expect(await storefront.document('/faqs')).toMatchObject({ status: 200 });
  expect(await ready()).toMatchObject({ composition: before });
});

test('two teams publish and promote with keys of their own', async () => {
  for (const [team, name] of [
    ['basket', 'mf-basket'],
    ['slots', 'mf-slots'],
  ] as const) {
    expect(await asTeam(team, 'publish', name, '--no-build', '--uncommitted')).toMatchObject({ code: 0, errors: '' });
    const { code, output } = await asTeam(team, 'promote', name);
    expect([code, (await ready()).composition]).toEqual([0, promoted(output)]);
  }
  const changed = await asTeam('slots', 'log', '--last', '2');
  const published = await asTeam('slots', 'log', '--publications', '--last', '2');
  const output = `${published.output}\n${changed.output}`;
  for (const [team, role] of [
    ['basket', 'basket-team'],
    ['slots', 'slots-team'],
  ] as const)
    for (const what of ['publications', 'stable'])
      expect(output).toMatch(
        new RegExp(`${what} \\d+ .*\\(${role}, ${keyFingerprint(readPublicKey(publicFile(team)))}\\)`),
      );
  const whole = await asTeam('slots', 'log');
  expect(whole.output).toMatch(
    /roles 1 {2}roles init {2}by .*\n.*roles 2 {2}roles add basket-team for mf-basket on stable/,
  );
});

test('a wrong key or role gets one sentence, and nothing changes', async () => {
  const version = await publishAs('basket', 'mf-basket', 'second');
  const [shown, numbers] = [await storefront.shownComposition(), states()];
  for (const [team, words, sentence] of [
    [
      'slots',
      ['publish', 'mf-basket', '--no-build', '--uncommitted'],
      /^Role slots-team may not release mf-basket; basket-team may\.\n$/,
    ],
    ['slots', ['promote', `mf-basket@${version}`], /^Role slots-team may not release mf-basket; basket-team may\.\n$/],
    ['slots', ['rollback', 'mf-basket'], /^Role slots-team may not release mf-basket; basket-team may\.\n$/],
    [
      'slots',
      ['promote', '--from', 'stable', '--channel', 'staging'],
      /^Role slots-team may not change channel staging\.\n$/,
    ],
    ['stranger', ['promote', `mf-basket@${version}`], /^The key \w{16} has no role in this installation\.\n$/],
    ['stranger', ['view'], /^The key \w{16} has no role in this installation\.\n$/],
    [
      'slots',
      ['roles', 'renew', 'slots-team', '--expires', EXPIRES],
      /^Root 5 needs 1 of the root keys \w{16}, and 0 signed: .*\n$/,
    ],
    ['missing', ['promote', 'mf-basket'], /^There is no key file .*missing\.pem\.\n$/],
  ] as const) {
    const { code, errors } = await asTeam(team, ...words);
    expect([words, code, errors]).toEqual([words, 1, expect.stringMatching(sentence)]);
  }
  expect([await storefront.shownComposition(), states()]).toEqual([shown, numbers]);
  expect(await asTeam('basket', 'promote', '--from', 'stable', '--channel', 'staging')).toMatchObject({ code: 0 });
});

test('a state that a team signs for the package of another one is not shown', async () => {
  const numbers = states();
  const store = new ReleaseStore(releases());
  const anchor = publicReleaseKey(join(storefront.dataDir, 'keys/release.pub.pem'));
  const now = readChannel(store, anchor, 'stable');
  const sequence = (now?.sequence ?? 0) + 1;
  // The slots team shows the first composition again, and with it the first mf-basket.
  const history = [...(now?.history ?? []), now?.current];
  const state = { channel: 'stable', sequence, at: new Date().toISOString(), current: before, history };
  writeFileSync(
    releases('channels/stable', `${sequence}.json`),
    JSON.stringify(signValue('channel', state, keyOf('slots'))),
  );
  const why = `State ${sequence} of channel stable is refused: Role slots-team may not release mf-basket; basket-team may.`;
  await expect.poll(async () => (await ready()).refused?.why).toBe(why);
  expect(await ready()).toMatchObject({ composition: now?.current });
  await expect.poll(() => storefront.log.at(-1)?.msg).toBe(`channel stable was refused: ${why}`);
  expect((await asTeam('basket', 'promote', 'mf-basket')).errors).toBe(`${why}\n`);
  expect(await asTeam('basket', 'recover', now?.current ?? '')).toMatchObject({ code: 0 });
  await expect.poll(async () => (await ready()).refused).toBeUndefined();
  expect(states()).toEqual([...numbers, sequence, sequence + 1]);
});

test('a key is replaced without one page less, and the old key signs nothing any more', async () => {
  const shown = await storefront.shownComposition();
  const statuses = new Set<number>();
  let isOver = false;
  const shopper = (async () => {
    while (!isOver) statuses.add((await fetch(`${storefront.shellUrl}/faqs`)).status);
  })();
  const rotated = await asAdministrator('roles', 'rotate', 'basket-team', '--key', publicFile('next'));
  expect(rotated).toMatchObject({ code: 0, errors: '' });
  const refused = await asTeam('basket', 'promote', 'mf-basket');
  expect([refused.code, refused.errors]).toEqual([1, expect.stringMatching(/^The key \w{16} has no role/)]);
  expect(await ready()).toMatchObject({ composition: shown });
  expect((await ready()).refused).toBeUndefined();
  const next = await asTeam('next', 'promote', 'mf-basket');
  expect(next).toMatchObject({ code: 0, errors: '' });
  isOver = true;
  await shopper;
  expect([...statuses]).toEqual([200]);
  expect(await ready()).toMatchObject({ composition: promoted(next.output) });

  const leaked = await asAdministrator('roles', 'rotate', 'basket-team', '--leaked', '--key', publicFile('basket'));
  expect(leaked.output).toContain(`leaked key ${keyFingerprint(readPublicKey(publicFile('next')))} of basket-team`);
  await startOnNewMachine();
  expect(await ready()).toMatchObject({ composition: promoted(next.output) });
  const back = await asTeam('basket', 'rollback', 'mf-basket');
  expect(back).toMatchObject({ code: 0, errors: '' });
  expect((await storefront.document('/faqs')).status).toBe(200);
});

test('an old root and an old state that are put back are refused, and the page stays', async () => {
  const shown = await storefront.shownComposition();
  const [newest = 0] = states().slice(-1);
  const root = newestRoot();
  for (const [file, why] of [
    [releases(`roots/${root}.json`), `Root ${root - 1} is older than root ${root}, which was accepted before.`],
    [
      releases('channels/stable', `${newest}.json`),
      `State ${newest - 1} of channel stable is older than state ${newest}, which was accepted before.`,
    ],
  ] as const) {
    renameSync(file, `${file}.away`);
    await expect.poll(async () => (await ready()).refused?.why).toBe(why);
    const { status, headers } = await storefront.document('/faqs');
    expect([status, headers.get('x-composition')]).toEqual([200, shown]);
    const numbers = states();
    expect(await asTeam('slots', 'promote', 'mf-slots')).toEqual({ code: 1, output: '', errors: `${why}\n` });
    expect(states()).toEqual(numbers);
    await storefront.stopShell();
    await storefront.startShell();
    expect(await ready()).toMatchObject({ composition: shown, refused: { why } });
    renameSync(`${file}.away`, file);
    await expect.poll(async () => (await ready()).refused).toBeUndefined();
  }
  const replayed = releases(`roots/${root + 1}.json`);
  cpSync(releases('roots/2.json'), replayed);
  await expect.poll(async () => (await ready()).refused?.why).toBe(`Root ${root + 1} was signed as root 2.`);
  rmSync(replayed);
  await expect.poll(async () => (await ready()).refused).toBeUndefined();
});

test('the page about releases names the role and the key of each change', async ({ page }) => {
  const { output } = await asTeam('slots', 'view', '--for', '1h');
  await page.goto(storefront.url + output.slice(storefront.shellUrl.length, output.indexOf('\n')));
  const log = page.getByRole('region', { name: 'Log' });
  const slots = keyFingerprint(readPublicKey(publicFile('slots')));
  await expect(log.getByRole('row').filter({ hasText: slots }).first()).toContainText('slots-team');
});

for (const [way, ms] of [
  ['ahead of', HOUR_MS],
  ['behind', -HOUR_MS],
] as const)
  test(`a team whose clock is an hour ${way} the storefront’s releases as others do, and the command says so`, async ({
    request,
  }) => {
    const errors = `The clock of this machine is 60 min ${way} that of ${storefront.shellUrl}: correct it, because the log has its times, and roles expire by it.\n`;
    const run = (...words: string[]) => asTeamAt('basket', ms, ...words);
    const before = await storefront.shownComposition();
    const shown = async () => basketOf(await storefront.shownComposition());
    // The same build again, dated an hour off.
    expect(await run('publish', 'mf-basket', '--no-build', '--uncommitted')).toMatchObject({ code: 0, errors: '' });
    const version = await publishAs('basket', 'mf-basket', `after a clock ${way}`);
    expect(await run('promote', 'mf-basket')).toMatchObject({ code: 0, errors });
    expect(await shown()).toBe(version);
    expect(await run('rollback', 'mf-basket')).toMatchObject({ code: 0, errors });
    expect(await shown()).toBe(basketOf(before));
    const link = await run('link', `mf-basket@${version}`, '--for', '1h');
    expect(link).toMatchObject({ code: 0, errors });
    const expiresAt = Date.parse(/expires at (\S+);/.exec(link.output)?.[1] ?? '');
    expect(Math.abs(expiresAt - Date.now() - HOUR_MS)).toBeLessThan(HOUR_MS / 2);
    const url = link.output.slice(0, link.output.indexOf('\n'));
    expect((await request.get(url, { maxRedirects: 0 })).status()).toBe(303);
  });

test('a role ends by the clock of its team’s machine, and by that of the storefront two hours later', async () => {
  const version = await publishAs('slots', 'mf-slots', 'near the expiry');
  const renew = (ms: number) => {
    const expiresAt = new Date(Date.now() + ms).toISOString();
    renewRole(new ReleaseStore(releases()), storefront.key, 'slots-team', expiresAt, [storefront.key]);
    return `Role slots-team expired at ${expiresAt}`;
  };
  const [shown, numbers] = [await storefront.shownComposition(), states()];
  for (const [expiresInMs, clockMs] of [
    [HOUR_MS / 2, HOUR_MS],
    [-HOUR_MS / 2, 0],
  ] as const) {
    const sentence = renew(expiresInMs);
    const { code, errors } = await asTeamAt('slots', clockMs, 'promote', `mf-slots@${version}`);
    expect([code, errors]).toEqual([1, expect.stringContaining(sentence)]);
    expect(errors).toMatch(/^.*\n$/);
  }
  expect([await storefront.shownComposition(), states()]).toEqual([shown, numbers]);
  const late = await asTeamAt('slots', -HOUR_MS, 'promote', `mf-slots@${version}`);
  expect([late.code, await storefront.shownComposition()]).toEqual([0, promoted(late.output)]);
});

test('a command says that a role of its key expires soon', async () => {
  const soon = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  const renewed = await asAdministrator('roles', 'renew', 'slots-team', '--expires', soon);
  expect(renewed).toMatchObject({ code: 0, errors: '' });
  const warning =
    /^Role slots-team expires in 9 days, at .*: a person with the root keys runs `roles renew slots-team`\.\n$/;
  expect(await asTeam('slots', 'status')).toMatchObject({ code: 0, errors: expect.stringMatching(warning) });
  expect(await asTeam('basket', 'status')).toMatchObject({ code: 0, errors: '' });
});

test('root keys are replaced by two, both of which must sign every change of the roles', async () => {
  cpSync(join(storefront.dataDir, 'keys/release.pem'), keyFile('first'));
  const [shown, root] = [await storefront.shownComposition(), newestRoot()];
  const rootKeys = ['--root-key', publicFile('ann'), '--root-key', publicFile('ben'), '--threshold', '2'];
  const renewal = ['renew', 'slots-team', '--expires', EXPIRES];
  const refused = async (signers: readonly string[], words: readonly string[], next: number, sentence: string) => {
    const outcome = await signedBy(signers, ...words);
    const errors = expect.stringMatching(`^Root ${next} needs ${sentence}: --sign names their files\\.\n$`);
    expect([signers, outcome, newestRoot()]).toEqual([signers, { code: 1, output: '', errors }, next - 1]);
  };
  const rotation = ['rotate', 'root', ...rootKeys];
  await refused(['first', 'ann'], rotation, root + 1, '2 of the root keys \\w{16}, \\w{16}, and 1 signed');
  await refused(['ann', 'ben'], rotation, root + 1, '1 of the root keys \\w{16}, and 0 signed');
  const rotated = await signedBy(['first', 'ann', 'ben'], ...rotation);
  expect(rotated).toMatchObject({ code: 0, errors: '' });
  expect(rotated.output).toContain('signed by 2 of the root keys ');

  for (const [signers, count] of [
    [['ann'], 1],
    [['ben'], 1],
    [['ann', 'ann'], 1],
    [['ann', 'first'], 1],
    [['first'], 0],
  ] as const)
    await refused(signers, renewal, root + 2, `2 of the root keys \\w{16}, \\w{16}, and ${count} signed`);
  expect(await signedBy(['ann', 'ben'], ...renewal)).toMatchObject({ code: 0, errors: '' });
  expect(newestRoot()).toBe(root + 2);
  expect((await asTeam('slots', 'status')).errors).toBe('');
  const { composition, refused: why } = await ready();
  expect([composition, why]).toEqual([shown, undefined]);
});

test('while the root has expired, what is shown stays and each change is refused in one sentence', async () => {
  const version = await publishAs('basket', 'mf-basket', 'before the root expired');
  const expiresAt = new Date(Date.now() - 3 * HOUR_MS).toISOString();
  renewRole(new ReleaseStore(releases()), storefront.key, undefined, expiresAt, ['ann', 'ben'].map(keyOf));
  const [shown, numbers, root] = [await storefront.shownComposition(), states(), newestRoot()];
  const errors = `Root ${root} expired at ${expiresAt}; sign it again: roles renew.\n`;
  for (const words of [
    ['publish', 'mf-basket', '--no-build', '--uncommitted'],
    ['promote', `mf-basket@${version}`],
    ['rollback'],
    ['canary', `mf-basket@${version}`, '--share', '5'],
  ])
    expect([words, await asTeam('basket', ...words)]).toEqual([words, { code: 1, output: '', errors }]);
  await startOnNewMachine();
  expect([await ready(), states()]).toEqual([expect.objectContaining({ composition: shown }), numbers]);
  const { status, headers } = await storefront.document('/faqs');
  expect([status, headers.get('x-composition')]).toEqual([200, shown]);

  expect(await signedBy(['ann', 'ben'], 'renew', '--expires', EXPIRES)).toMatchObject({ code: 0, errors: '' });
  const { code, output } = await asTeam('basket', 'promote', `mf-basket@${version}`);
  expect([code, (await ready()).composition]).toEqual([0, promoted(output)]);
});
