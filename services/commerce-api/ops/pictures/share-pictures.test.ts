import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharePictures } from './share-pictures';

const folder = mkdtempSync(join(tmpdir(), 'share-pictures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const pictures = join(folder, 'pictures');
const bucket = join(folder, 'bucket');
mkdirSync(bucket);
for (const name of ['own-0a1b', 'brand-77', 'no-picture', 'drawn', '.own-22.99']) {
  mkdirSync(join(pictures, name), { recursive: true });
  writeFileSync(join(pictures, name, '400.webp'), `picture ${name}`);
}
const env = { RELEASES_BUCKET_URL: `file://${bucket}` };

test('own pictures are copied to the bucket once; drawn and unfinished ones are not', async () => {
  const progress: [number, number][] = [];
  await sharePictures(pictures, env, (...at) => progress.push(at));
  expect(readdirSync(join(bucket, 'pictures')).sort()).toEqual(['brand-77', 'no-picture', 'own-0a1b']);
  expect(readFileSync(join(bucket, 'pictures/own-0a1b/400.webp'), 'utf8')).toBe('picture own-0a1b');
  expect(progress.at(-1)).toEqual([3, 3]);
  const again: unknown[] = [];
  await sharePictures(pictures, env, (...at) => again.push(at));
  expect(again).toEqual([]);
});

test('a picture that was made elsewhere in other bytes stays as it is', async () => {
  mkdirSync(join(pictures, 'own-33'));
  writeFileSync(join(pictures, 'own-33/400.webp'), 'encoded here');
  mkdirSync(join(bucket, 'pictures/own-33'));
  writeFileSync(join(bucket, 'pictures/own-33/400.webp'), 'encoded there');
  await sharePictures(pictures, env);
  expect(readFileSync(join(bucket, 'pictures/own-33/400.webp'), 'utf8')).toBe('encoded there');
});

test('a bucket that is not there is an error, and the picture is copied the next time', async () => {
  mkdirSync(join(pictures, 'own-44'));
  writeFileSync(join(pictures, 'own-44/400.webp'), 'a picture');
  await expect(sharePictures(pictures, { RELEASES_BUCKET_URL: `file://${folder}/none` })).rejects.toThrow('mounted');
  await sharePictures(pictures, env);
  expect(existsSync(join(bucket, 'pictures/own-44/400.webp'))).toBe(true);
});

test('another bucket gets all of them', async () => {
  const other = join(folder, 'other');
  mkdirSync(other);
  await sharePictures(pictures, { RELEASES_BUCKET_URL: `file://${other}` });
  expect(readdirSync(join(other, 'pictures'))).toContain('own-0a1b');
  expect(readdirSync(join(other, 'pictures/own-0a1b'))).toEqual(['400.webp']);
});

test('without a bucket nothing is copied', async () => {
  await sharePictures(pictures, {});
});
