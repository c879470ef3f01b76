/** @jest-environment node */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawFile, drawPicture, isComplete } from './draw-picture';
import { missingPictures } from './missing-pictures';
import type { Recipe } from './recipe';

const root = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><rect width="200" height="200"/></svg>';
const recipe = (motif: string, draw = () => square): Recipe => ({ motif, brand: 'grocery', shape: 'tile', draw });

test('a picture appears complete, in every size and format, and leaves no draft', async () => {
  await drawPicture(recipe('square'), root);
  expect(readdirSync(join(root, 'square')).filter((file) => /\.(avif|webp)$/.test(file))).toHaveLength(8);
  expect(readdirSync(join(root, '.drafts'))).toEqual([]);
});

test('a picture that cannot be drawn leaves nothing', async () => {
  await expect(
    drawPicture(
      recipe('broken', () => '<svg'),
      root,
    ),
  ).rejects.toThrow();
  expect(existsSync(join(root, 'broken'))).toBe(false);
  expect(readdirSync(join(root, '.drafts'))).toEqual([]);
});

test('two processes that draw the same picture at once leave one complete picture', async () => {
  await Promise.all([drawPicture(recipe('twice'), root), drawPicture(recipe('twice'), root)]);
  expect(readdirSync(join(root, 'twice')).filter((file) => /\.(avif|webp)$/.test(file))).toHaveLength(8);
  expect(readdirSync(join(root, '.drafts'))).toEqual([]);
});

test('a requested file is drawn alone, and the rest of its picture is still missing', async () => {
  const folder = join(root, 'requested');
  expect(await drawFile(recipe('apple'), 'xhdpi_2x.avif', folder)).toBe(true);
  expect(readdirSync(join(folder, 'apple'))).toEqual(['xhdpi_2x.avif']);
  expect(isComplete(folder, 'apple')).toBe(false);
  await drawPicture(recipe('apple'), folder);
  expect(readdirSync(join(folder, 'apple')).filter((file) => /\.(avif|webp)$/.test(file))).toHaveLength(8);
  expect(isComplete(folder, 'apple')).toBe(true);
});

test('a picture has no files but those of its sizes and formats', async () => {
  for (const name of ['huge.avif', 'original.png', 'original', '../apple/original.avif', '.recipe'])
    expect(await drawFile(recipe('pear'), name, root)).toBe(false);
  expect(existsSync(join(root, 'pear'))).toBe(false);
});

test('pictures are missing when they were never drawn or their recipe has changed since', () => {
  const folder = join(root, 'all');
  const all = [recipe('square'), recipe('circle')];
  const missing = (of: readonly Recipe[]) => missingPictures(folder, of).map(({ motif }) => motif);
  expect(missing(all)).toEqual(['square', 'circle']);
  cpSync(join(root, 'square'), join(folder, 'square'), { recursive: true });
  expect(missing(all)).toEqual(['circle']);
  // A changed source tree, in which one recipe draws something else.
  writeFileSync(join(folder, '.recipes'), 'other sources');
  expect(missing(all)).toEqual(['circle']);
  writeFileSync(join(folder, '.recipes'), 'other sources');
  expect(missing([recipe('square', () => square.replace('rect', 'circle')), recipe('circle')])).toEqual([
    'square',
    'circle',
  ]);
  expect(existsSync(join(folder, 'square'))).toBe(false);
});

test('drafts of a killed process are removed, and those of a running one are not', () => {
  const drafts = join(root, 'killed/.drafts');
  for (const name of ['abandoned', 'in-progress']) mkdirSync(join(drafts, name), { recursive: true });
  const anHourAgo = Date.now() / 1000 - 3600;
  utimesSync(join(drafts, 'abandoned'), anHourAgo, anHourAgo);
  missingPictures(join(root, 'killed'), []);
  expect(readdirSync(drafts)).toEqual(['in-progress']);
});
