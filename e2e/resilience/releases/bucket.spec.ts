import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { FaultProxy } from '@storefront/testing/storefront/fault-proxy';
import { writeRemote } from '../../../tools/create-remote/write-remote';
import { runToEnd } from '../../support/ended-command';
import { BucketShell, failBucket, repairBucket, sandbox } from '../support/bucket-shell';
import { type CommandOutcome, runRelease } from '../support/release-command';
import { shiftedClock } from '../support/shifted-clock';

test.describe.configure({ mode: 'serial' });

const root = resolve(import.meta.dirname, '../../..');

/** Three machines; the first has the release key, and publishes. */
let shells: BucketShell[] = [];
let first: BucketShell;

test.beforeAll(async () => {
  const port = Number(process.env.E2E_RESILIENCE_PORT) + 100 + 5 * test.info().parallelIndex;
  const bucket = `releases-${port}-${test.info().repeatEachIndex}`;
  first = new BucketShell(port, bucket);
  await first.start();
  expect(await first.releaseAll()).toMatchObject({ code: 0 });
  const others = [1, 2].map((at) => new BucketShell(port + at, bucket, first));
  for (const shell of others) await shell.start();
  shells = [first, ...others];
});
test.afterEach(() => repairBucket());
test.afterAll(() => Promise.all(shells.map((shell) => shell.stop())));

const shown = () => Promise.all(shells.map(async (shell) => (await shell.ready()).composition));
const everyShellShows = (id: string, timeout = 30_000) =>
  expect.poll(shown, { intervals: [25], timeout }).toEqual(shells.map(() => id));
const promoted = (output: string) => /composition (\w{32})/i.exec(output)?.[1] ?? '';

test('three shells on a bucket show a promotion', async () => {
  const version = await first.publish('mf-basket', { mark: 'second', fallback: false });
  const states = first.states('stable').count;
  let [accepted, id] = [0, ''];
  const command = runRelease(first, 'promote', `mf-basket@${version}`).then((outcome) => {
    id = promoted(outcome.output);
    expect(outcome).toMatchObject({ code: 0, errors: '' });
  });
  await expect.poll(() => first.states('stable').count, { intervals: [10] }).toBe(states + 1);
  accepted = first.states('stable').acceptedAt;
  const before = await shown();
  await expect
    .poll(async () => (await shown()).filter((one, at) => one === before[at] && one !== id).length, { intervals: [20] })
    .toBe(0);
  const seconds = (Date.now() - accepted) / 1000;
  await command;
  await everyShellShows(id);
  test.info().annotations.push({ type: 'seconds until the last of three shells shows it', description: `${seconds}` });
  for (const shell of shells) {
    const { status, headers } = await shell.document('/faqs');
    expect([status, headers.get('x-composition')]).toEqual([200, id]);
  }
});

for (const [what, fault, sentence] of [
  ['fails', { kind: 'error', status: 500 }, /^The release bucket replied 500 to LIST channels\/stable\/\.\n$/],
  ['does not reply', { kind: 'timeout-before' }, /^The release bucket did not reply within 10 s \(LIST .*\)\.\n$/],
] as const)
  test(`while the bucket ${what}, shells show the last composition, and a command says so in one sentence`, async () => {
    const [id = ''] = await shown();
    const states = first.states('stable').count;
    const version = await first.publish('mf-slots', { mark: what, fallback: false });
    const logged = first.log.length;
    await failBucket(first, fault);
    const { code, errors } = await runRelease(first, 'promote', `mf-slots@${version}`);
    expect([code, errors]).toEqual([1, expect.stringMatching(sentence)]);
    expect(errors.trim().split('\n')).toHaveLength(1);
    await expect.poll(async () => (await first.ready()).bucketAwaySince).toBeTruthy();
    expect(await shown()).toEqual([id, id, id]);
    for (const shell of shells) expect((await shell.document('/faqs')).headers.get('x-composition')).toBe(id);
    expect(first.states('stable').count).toBe(states);

    await repairBucket();
    const again = await runRelease(first, 'promote', `mf-slots@${version}`);
    expect(again).toMatchObject({ code: 0 });
    await everyShellShows(promoted(again.output));
    await expect.poll(async () => (await first.ready()).bucketAwaySince).toBeUndefined();
    const lines = first.log.slice(logged).map(({ msg }) => msg);
    expect(lines.filter((line) => line === 'the release bucket is followed again')).toHaveLength(1);
    const failures = lines.filter((line) => line.startsWith('the release bucket is not followed'));
    expect(failures).not.toHaveLength(0);
    // Attempts that fail for one reason are one line.
    expect(failures.filter((line, at) => line === failures[at - 1])).toEqual([]);
    expect(lines.at(-1)).not.toContain('is not followed');
  });

for (const [what, env, sentence] of [
  ['a wrong secret', { RELEASES_BUCKET_SECRET: 'another' }, /replied 403 SignatureDoesNotMatch to .*: check RELEASES_/],
  ['an unknown key', { RELEASES_BUCKET_KEY_ID: 'ANOTHER' }, /replied 403 InvalidAccessKeyId to .*: check RELEASES_/],
  [
    'a clock that is an hour slow',
    shiftedClock(-3_600_000),
    /replied 403 RequestTimeTooSkewed to .*: this machine's clock is wrong\./,
  ],
  [
    'a clock that is an hour fast',
    shiftedClock(3_600_000),
    /replied 403 RequestTimeTooSkewed to .*: this machine's clock is wrong\./,
  ],
] as const)
  test(`${what} gets one sentence and changes nothing`, async () => {
    const before = [await shown(), first.states('stable').count];
    const { code, errors } = await runRelease({ ...first, env: { ...first.env, ...env } }, 'rollback');
    expect([code, errors]).toEqual([1, expect.stringMatching(sentence)]);
    expect(errors.trim().split('\n')).toHaveLength(1);
    expect([await shown(), first.states('stable').count]).toEqual(before);
  });

test('a file that breaks off is not shown, and a shell shows the release once it arrives whole', async () => {
  const [id = ''] = await shown();
  const version = await first.publish('mf-slots', { mark: 'half', fallback: false });
  await failBucket(first, { target: 's3:get', kind: 'half-reply' });
  const { code, errors } = await runRelease(first, 'promote', `mf-slots@${version}`);
  expect([code, errors]).toEqual([1, expect.stringMatching(/^The release bucket cannot be reached: .*\n$/)]);
  expect(await shown()).toEqual([id, id, id]);
  await repairBucket();
  const again = await runRelease(first, 'promote', `mf-slots@${version}`);
  await everyShellShows(promoted(again.output));
});

test('a publication that fails half way leaves nothing to promote, and can be repeated', async () => {
  const before = await shown();
  const newest = async () => /^ {2}mf-slots .*/m.exec((await runRelease(first, 'status')).output)?.[0];
  const known = await newest();
  const publish = () => runRelease(first, 'publish', 'mf-slots', '--no-build', '--uncommitted');
  await failBucket(first, { target: 's3:put', kind: 'error', status: 500 });
  expect(await publish()).toEqual({
    code: 1,
    output: '',
    errors: expect.stringMatching(/^The release bucket replied 500 to PUT \S+\.\n$/),
  });
  await repairBucket();
  expect(await newest()).toBe(known);
  expect(await shown()).toEqual(before);
  const published = await publish();
  expect(published).toMatchObject({ code: 0, errors: '' });
  const again = await runRelease(first, 'promote', 'mf-slots');
  expect(again).toMatchObject({ code: 0 });
  expect((await first.document('/faqs')).state?.composition).toBe(promoted(again.output));
  const [, version = 'none'] = /Published mf-slots (\S+)/.exec(published.output) ?? [];
  expect(await newest()).toContain(version);
});

for (const [what, name, file] of [
  ['whose upload of a file breaks off half way', 'mf-basket', 'server.cjs'],
  ['whose upload of the record breaks off half way', 'mf-catalogue', 'release.json'],
  ['that is killed during an upload', 'mf-store-search', 'server.cjs'],
] as const)
  test(`a publication ${what} is neither listed nor chosen, and can be repeated`, async () => {
    const publish = (at: Partial<BucketShell> & { kill?: AbortSignal } = {}) =>
      runRelease({ ...first, ...at }, 'publish', name, '--no-build', '--uncommitted');
    const promoteNewest = () => runRelease(first, 'promote', name);
    const listed = async () => new RegExp(`^ {2}${name} .*`, 'm').exec((await runRelease(first, 'status')).output)?.[0];
    const start = await promoteNewest();
    expect(start).toMatchObject({ code: 0, errors: '' });
    await everyShellShows(promoted(start.output));
    const [known, before] = [await listed(), await shown()];

    const proxy = new FaultProxy(sandbox);
    const path = `/packages/${name}/[^/]+/${file}$`;
    proxy.rules = [{ method: 'PUT', path, fault: { kind: 'half-request' } }];
    const killer = new AbortController();
    const isKilled = what.includes('killed');
    let halves: string[] = [];
    proxy.before = async (method, url) => {
      if (method !== 'PUT' || !new RegExp(path).test(url)) return;
      halves = [...halves, decodeURIComponent(url.slice(url.indexOf('/packages/')))];
      if (isKilled) killer.abort();
    };
    const address = first.env.RELEASES_BUCKET_URL?.replace(sandbox, `http://127.0.0.1:${await proxy.listen()}`) ?? '';
    const outcome = await publish({ env: { ...first.env, RELEASES_BUCKET_URL: address }, kill: killer.signal });
    await proxy.close();
    expect(outcome).toEqual(
      isKilled
        ? { code: null, output: '', errors: '' }
        : {
            code: 1,
            output: '',
            errors: expect.stringMatching(
              new RegExp(`^The release bucket cannot be reached: .* \\(PUT packages/.*${file}\\)\\.\n$`),
            ),
          },
    );
    expect(halves.map((half) => first.isInBucket(half))).toEqual([false]);
    expect([await listed(), await shown()]).toEqual([known, before]);
    expect(await promoteNewest()).toMatchObject({ code: 0, errors: '' });
    // The line names the version that is shown, too.
    expect(await listed()).toBe(known);

    const published = await publish();
    expect(published).toMatchObject({ code: 0, errors: '' });
    expect(halves.map((half) => first.isInBucket(half))).toEqual([true]);
    const again = await promoteNewest();
    await everyShellShows(promoted(again.output));
    const [, version = 'none'] = new RegExp(`Published ${name} (\\S+)`).exec(published.output) ?? [];
    expect(await listed()).toContain(version);
  });

test('of two promotions at the same moment one is accepted, and the other starts again from it', async () => {
  const second = shells[1] as BucketShell;
  const [basket, slots] = [
    await first.publish('mf-basket', { mark: 'first promoter', fallback: false }),
    await first.publish('mf-slots', { mark: 'second promoter', fallback: false }),
  ];
  const states = first.states('stable').count;
  // Both have read the channel before either writes.
  await failBucket(first, { target: 's3:put', kind: 'slow', ms: 6_000, times: 4 });
  const outcomes = await Promise.all([
    runRelease(first, 'promote', `mf-basket@${basket}`),
    runRelease(first, 'promote', `mf-slots@${slots}`),
  ]);
  expect(outcomes).toMatchObject([{ code: 0 }, { code: 0 }]);
  const again = outcomes.filter(({ output }) => output.includes('Another publisher was faster, so'));
  expect(again).toHaveLength(1);
  expect(first.states('stable').count).toBe(states + 2);
  await everyShellShows(promoted(again[0]?.output ?? ''));
  const { state } = await second.document('/stores/borough/category/croissants-and-pastries');
  expect(state?.boundaries?.['basket-drawer']?.version).toBe(basket);
});

test('a new machine shows what the others show, and shows it again while the bucket is away', async () => {
  const [id = ''] = await shown();
  const last = shells[2] as BucketShell;
  await last.stopShell();
  await failBucket(first, { kind: 'error', status: 503 });
  await last.startShell();
  expect(await last.ready()).toMatchObject({ composition: id, bucketAwaySince: expect.any(String) });
  expect((await last.document('/faqs')).status).toBe(200);
});

test('shells keep what they show, also after a restart, while the bucket is empty or an older copy', async () => {
  const [second, third] = shells.slice(1) as [BucketShell, BucketShell];
  const older = first.copyBucket();
  const version = await first.publish('mf-slots', { mark: 'before the bucket was put back', fallback: false });
  const { output } = await runRelease(first, 'promote', `mf-slots@${version}`);
  const id = promoted(output);
  await everyShellShows(id);
  const whole = first.copyBucket();
  for (const change of [() => first.emptyBucket(), () => first.putBack(older)]) {
    change();
    // It lists the bucket as it starts.
    await third.stopShell();
    await third.startShell();
    expect(await shown()).toEqual([id, id, id]);
    for (const { state } of await Promise.all(shells.map((shell) => shell.document('/faqs'))))
      expect(state?.composition).toBe(id);
    expect((await runRelease(first, 'rollback')).errors).toContain('it was emptied, replaced or put back');
  }
  first.putBack(whole);
  const next = await first.publish('mf-slots', { mark: 'after it', fallback: false });
  const again = await runRelease(first, 'promote', `mf-slots@${next}`);
  expect(again).toMatchObject({ code: 0, errors: '' });
  await everyShellShows(promoted(again.output));
  expect((await second.ready()).bucketAwaySince).toBeUndefined();
});

test('what staging shows is promoted to production to the byte, and each is rolled back on its own', async () => {
  const staging = shells[2] as BucketShell;
  const { dataDir, env } = first;
  const onStaging = { dataDir, env, shellUrl: staging.shellUrl };
  await staging.stopShell();
  const [before = ''] = await Promise.all(shells.slice(0, 2).map(async (shell) => (await shell.ready()).composition));
  // It shows nothing yet, and its back end runs.
  await staging.startShell({ RELEASE_CHANNEL: 'staging' }, 503);
  // The first shell shows the same composition, but on channel stable.
  const start = await runRelease(first, 'promote', '--from', 'stable', '--channel', 'staging');
  const notChecked = `${first.shellUrl} shows channel stable, so it was not checked that channel staging is shown; `;
  expect(start).toMatchObject({ code: 0, output: expect.stringContaining(notChecked) });
  await expect.poll(async () => (await staging.ready()).composition).toBe(before);

  const version = await first.publish('mf-slots', { mark: 'on staging', fallback: false });
  const trial = await runRelease(onStaging, 'promote', `mf-slots@${version}`, '--channel', 'staging');
  const tried = promoted(trial.output);
  expect(trial.output).toContain(`Shown on ${staging.shellUrl} `);
  expect((await staging.ready()).composition).toBe(tried);
  expect((await first.ready()).composition).toBe(before);
  const other = await runRelease(first, 'promote', '--from', 'staging', before);
  expect(other).toMatchObject({ code: 1, errors: `Channel staging shows composition ${tried}, not ${before}.\n` });
  expect(await runRelease(first, 'promote', '--from', 'staging', tried)).toMatchObject({ code: 0 });
  await expect.poll(async () => (await (shells[1] as BucketShell).ready()).composition).toBe(tried);
  expect(await runRelease(first, 'rollback')).toMatchObject({ code: 0 });
  await expect.poll(async () => (await (shells[1] as BucketShell).ready()).composition).toBe(before);
  expect((await staging.ready()).composition).toBe(tried);
  const again = await runRelease(first, 'promote', '--from', 'staging');
  expect([again.code, again.errors]).toEqual([1, expect.stringContaining('was rolled back on channel stable')]);
  for (const name of ['Staging!', 'canary', '../x']) {
    const wrong = await runRelease(first, 'status', '--channel', name);
    expect([wrong.code, wrong.errors]).toEqual([1, expect.stringContaining(`'${name}' cannot name a channel`)]);
  }
});

/**
 * Runs a command of the first machine. Between its reading of the channel and its writing, another machine promotes a
 * version.
 */
async function outrun(faster: string, words: readonly string[]): Promise<readonly [CommandOutcome, CommandOutcome]> {
  const { dataDir, shellUrl, env } = shells[1] as BucketShell;
  const other = { dataDir, shellUrl, env: { ...env, RELEASE_KEY: join(first.dataDir, 'keys/release.pem') } };
  const proxy = new FaultProxy(sandbox);
  proxy.recorded = /\/channels\/stable\/\d+\.json$/;
  const states = first.states('stable').count;
  let promotion: Promise<CommandOutcome> | undefined;
  proxy.before = async (method, url) => {
    if (method !== 'PUT' || !proxy.recorded?.test(url)) return;
    promotion ??= runRelease(other, 'promote', faster);
    await expect.poll(() => first.states('stable').count, { intervals: [20] }).toBe(states + 1);
  };
  const address = first.env.RELEASES_BUCKET_URL?.replace(sandbox, `http://127.0.0.1:${await proxy.listen()}`) ?? '';
  const slower = await runRelease({ ...first, env: { ...first.env, RELEASES_BUCKET_URL: address } }, ...words);
  await proxy.close();
  // The bucket itself has refused the second state with that number.
  const written = proxy.requests.filter(({ method }) => method === 'PUT');
  expect(written.map(({ status, headers }) => [status, headers['if-none-match']])).toEqual([[412, '*']]);
  return [slower, await (promotion as Promise<CommandOutcome>)];
}

for (const words of [['rollback'], ['promote', '--from', 'staging']])
  test(`a ${words.join(' ')} that another publisher outruns changes nothing, and can be repeated`, async () => {
    const staging = shells[2] as BucketShell;
    const tested = await first.publish('mf-slots', { mark: `tested before ${words}`, fallback: false });
    const { dataDir, env } = first;
    const onStaging = { dataDir, env, shellUrl: staging.shellUrl };
    const trial = await runRelease(onStaging, 'promote', `mf-slots@${tested}`, '--channel', 'staging');
    expect(trial).toMatchObject({ code: 0 });
    const version = await first.publish('mf-basket', { mark: `faster than ${words}`, fallback: false });
    const states = first.states('stable').count;
    const before = (await first.ready()).composition;

    const [slower, faster] = await outrun(`mf-basket@${version}`, words);
    expect(slower).toEqual({
      code: 1,
      output: '',
      errors: 'Another publisher changed the channel at the same time, so nothing was changed. Try again.\n',
    });
    expect(faster).toMatchObject({ code: 0, errors: '' });
    expect(first.states('stable').count).toBe(states + 1);
    for (const shell of shells.slice(0, 2))
      await expect.poll(async () => (await shell.ready()).composition).toBe(promoted(faster.output));
    const log = await runRelease(first, 'log', '--last', '1');
    expect(log).toEqual({ code: 0, output: expect.stringContaining(`promote mf-basket ${version}`), errors: '' });

    const again = await runRelease(first, ...words);
    expect(again).toMatchObject({ code: 0, errors: '' });
    expect(first.states('stable').count).toBe(states + 2);
    const next = words[0] === 'rollback' ? before : (await staging.ready()).composition;
    await expect.poll(async () => (await first.ready()).composition).toBe(next);
  });

test('a link opens on a shell that does not have its composition yet', async ({ page }) => {
  const version = await first.publish('mf-slots', { mark: 'by link', fallback: false });
  const { output } = await runRelease(first, 'link', `mf-slots@${version}`, '--for', '1h');
  const [, composition] = /is shown (\w{32})\./.exec(output) ?? [];
  const second = shells[1] as BucketShell;
  await page.goto(second.url + output.slice(first.shellUrl.length, output.indexOf('\n')));
  await expect(page.getByRole('region', { name: 'Test version' })).toContainText(`composition ${composition}`);
});

test('the workflow of a created remote publishes it to the bucket and tries it on the storefront', async ({
  request,
}) => {
  const remote = join(first.work, 'gifts');
  writeRemote(root, { name: 'mf-gifts', target: remote, registry: 'http://127.0.0.1:9' });
  symlinkSync(join(root, 'node_modules'), join(remote, 'node_modules'));
  const git = (...words: string[]) =>
    runToEnd(remote, ['git', '-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', ...words], process.env);
  for (const words of [
    ['init', '-q'],
    ['add', '.'],
    ['commit', '-qm', 'Begin'],
  ])
    expect(await git(...words)).toMatchObject({ code: 0 });
  // The remote's browser suite runs in own-repository.full.spec.ts.
  const bin = join(first.work, 'bin');
  const suite = join(first.work, 'suite.txt');
  mkdirSync(bin);
  const npm = `#!/bin/sh\ncase "$*" in *' e2e') env > '${suite}'; exit;; esac\nPATH=\${PATH#*:} exec npm "$@"\n`;
  writeFileSync(join(bin, 'npm'), npm, { mode: 0o755 });
  const workflow = readFileSync(join(remote, '.github/workflows/release.yml'), 'utf8');
  const [, script = ''] = /\n {8}run: \|\n((?: {10}.*\n)+)$/.exec(workflow) ?? [];
  const key = (file: string) => readFileSync(join(first.dataDir, 'keys', file), 'utf8').trimEnd();
  const outcome = await runToEnd(remote, ['bash', '-e', '-c', script], {
    ...process.env,
    ...first.env,
    STOREFRONT_URL: first.shellUrl,
    RELEASE_AUTHOR: 'ann',
    RUNNER_TEMP: first.work,
    RELEASE_KEY_PEM: key('release.pem'),
    RELEASE_PUBLIC_KEY_PEM: key('release.pub.pem'),
    PATH: `${bin}:${process.env.PATH}`,
  });
  expect(outcome.code, outcome.output + outcome.errors).toBe(0);
  const [, version = 'none'] = /^Published mf-gifts (\S+)$/m.exec(outcome.output) ?? [];
  const environment = readFileSync(suite, 'utf8');
  const [, link = ''] = /^STOREFRONT_LINK=(.*)$/m.exec(environment) ?? [];
  expect((await request.get(link, { maxRedirects: 0 })).status()).toBe(303);
  expect(environment).not.toMatch(/^RELEASE_KEY|^RELEASES_BUCKET_SECRET/m);
  const { output } = await runRelease(first, 'canary', 'list');
  expect(output).toMatch(new RegExp(`^mf-gifts: .* for 5 of 100 new visitors: mf-gifts ${version}, by ann `, 'm'));
});
