/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderBucket } from './folder-bucket';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folder-bucket-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const content = Buffer.from('{}');
const callsOf = (bucket: FolderBucket, path: string) => [
  () => bucket.read(`${path}/1.json`, 10),
  () => bucket.list(`${path}/`),
  () => bucket.create(`${path}/1.json`, content),
];

test('a folder that is not mounted is an error for each call, and is never created', async () => {
  const root = join(folder, 'mnt/releases');
  for (const call of callsOf(new FolderBucket(root), 'channels/stable'))
    await expect(call()).rejects.toThrow(`The folder ${root} of RELEASES_BUCKET_URL does not exist: is it mounted?`);
  expect(existsSync(join(folder, 'mnt'))).toBe(false);
});

test('a file is no bucket', async () => {
  const root = join(folder, 'releases');
  writeFileSync(root, '');
  for (const call of callsOf(new FolderBucket(root), 'channels/stable'))
    await expect(call()).rejects.toThrow(`${root} of RELEASES_BUCKET_URL is not a folder.`);
});

test('a file in place of a folder of the bucket is one sentence', async () => {
  writeFileSync(join(folder, 'channels'), '');
  for (const path of ['channels', 'channels/stable'])
    for (const call of callsOf(new FolderBucket(folder), path))
      await expect(call()).rejects.toThrow(
        new RegExp(`^The release bucket ${folder} has a file in place of a folder of ${path}/(1.json)?\\.$`),
      );
  expect(readdirSync(folder)).toEqual(['channels']);
});

test('an empty folder is an empty bucket, which gets its folders with the first file', async () => {
  const bucket = new FolderBucket(folder);
  expect(await bucket.list('channels/')).toEqual([]);
  expect(await bucket.read('channels/stable/1.json', 10)).toBeUndefined();
  mkdirSync(join(folder, 'roots'));
  expect(await bucket.create('channels/stable/1.json', content)).toBe(true);
  expect(await bucket.create('roots/1.json', content)).toBe(true);
  expect(await bucket.list('channels/')).toEqual(['channels/stable/1.json']);
});
