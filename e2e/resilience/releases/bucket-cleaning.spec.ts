import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { BucketShell } from '../support/bucket-shell';
import { runRelease } from '../support/release-command';

const DAY_MS = 86_400_000;
const clean = ['clean', '--keep', '0', '--older-than', '30d'];

const shells: BucketShell[] = [];
test.afterAll(() => Promise.all(shells.map((shell) => shell.stop())));

async function everyShellShows(id: string): Promise<void> {
  for (const shell of shells)
    await expect.poll(async () => (await shell.ready()).composition, { intervals: [50] }).toBe(id);
}

const mirrored = (shell: BucketShell) => readdirSync(join(shell.dataDir, 'mirror/packages/mf-slots'));

/** Lets a mirror have all its files for 40 days. */
function ageMirror(shell: BucketShell): void {
  const then = new Date(Date.now() - 40 * DAY_MS);
  const files = readdirSync(join(shell.dataDir, 'mirror'), { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of files) utimesSync(join(parentPath, name), then, then);
}

test('a bucket is cleaned of what a mirror lists, then each mirror, as the documentation says', async () => {
  const port = Number(process.env.E2E_RESILIENCE_PORT) + 150 + 3 * test.info().parallelIndex;
  const bucket = `cleaning-${port}-${test.info().repeatEachIndex}`;
  const publisher = new BucketShell(port, bucket);
  shells.push(publisher);
  await publisher.start();
  expect(await publisher.releaseAll()).toMatchObject({ code: 0 });
  const other = new BucketShell(port + 1, bucket, publisher);
  shells.push(other);
  await other.start();

  const release = async (...words: string[]) => {
    const { code, output, errors } = await runRelease(publisher, ...words);
    expect([code, errors], words.join(' ')).toEqual([0, '']);
    return /composition (\w{32})/.exec(output)?.[1] ?? '';
  };
  const publish = (mark: string) => publisher.publish('mf-slots', { mark, ownContainer: true, fallback: false });
  const versions: string[] = [];
  let current = '';
  for (const mark of ['first', 'second', 'third', 'fourth']) {
    versions.push(await publish(mark));
    current = await release('promote', `mf-slots@${versions.at(-1)}`);
    await everyShellShows(current);
  }
  const [first = ''] = versions;

  // A file is as old as its mirror has it, however old it is in the bucket.
  expect((await runRelease(other, ...clean)).output).toBe('0 files and folders removed\n');
  for (const shell of shells) ageMirror(shell);
  await release('status');
  const listed = (await runRelease(publisher, ...clean, '--dry-run')).output.trim().split('\n').slice(0, -1);
  expect(listed).toContain(`packages/mf-slots/${first}`);
  expect(listed.filter((path) => /^assets\/mf-slots\/remoteEntry\.\w+\.js$/.test(path))).toHaveLength(2);
  expect(listed.filter((path) => !/^(assets|compositions|packages)\//.test(path))).toEqual([]);
  for (const path of listed) publisher.deleteFromBucket(path);
  for (const shell of shells) {
    const { code, output } = await runRelease(shell, ...clean);
    expect([code, output]).toEqual([0, expect.stringContaining(`packages/mf-slots/${first}\n`)]);
    await shell.stopShell();
    await shell.startShell();
  }

  // What is left is all that a new machine needs.
  const third = new BucketShell(port + 2, bucket, publisher);
  shells.push(third);
  await third.start();
  await everyShellShows(current);
  for (const shell of shells) expect(mirrored(shell)).not.toContain(first);
  await everyShellShows(await release('rollback', 'mf-slots'));
  expect(mirrored(third)).toEqual(expect.arrayContaining(versions.slice(2)));

  const gone = await runRelease(publisher, 'promote', `mf-slots@${first}`);
  expect(gone).toEqual({
    code: 1,
    output: '',
    errors: `mf-slots ${first} is not in the release bucket: publish it.\n`,
  });
  expect(await publish('first')).toBe(first);
  await everyShellShows(await release('promote', `mf-slots@${first}`));
});
