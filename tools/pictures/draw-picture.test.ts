/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawFile } from './draw-picture';
import type { Recipe } from './recipe';
import { removeOutdated } from './remove-outdated';

const root = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><rect width="200" height="200"/></svg>';
const recipe = (motif: string, draw = () => square): Recipe => ({ motif, brand: 'grocery', shape: 'tile', draw });

test('a requested file is drawn in its size and format, and leaves no draft', async () => {
  expect(await drawFile(recipe('square'), 'xhdpi_2x.avif', root)).toBe(true);
  expect(readdirSync(join(root, 'square'))).toEqual(['xhdpi_2x.avif']);
  expect(await sharp(join(root, 'square/xhdpi_2x.avif')).metadata()).toMatchObject({ format: 'heif', width: 320 });
  expect(readdirSync(join(root, '.drafts'))).toEqual([]);
});

test('a picture that cannot be drawn leaves nothing', async () => {
  const broken = recipe('broken', () => '<svg');
  await expect(drawFile(broken, 'original.webp', root)).rejects.toThrow();
  expect(existsSync(join(root, 'broken'))).toBe(false);
  expect(readdirSync(join(root, '.drafts'))).toEqual([]);
});

test('two processes that draw the same file at once leave one complete file', async () => {
  const draw = () => drawFile(recipe('twice'), 'original.webp', root);
  await Promise.all([draw(), draw()]);
  expect(await sharp(join(root, 'twice/original.webp')).metadata()).toMatchObject({ width: 800, height: 800 });
  expect(readdirSync(join(root, '.drafts'))).toEqual([]);
});

test('a picture has no files but those of its sizes and formats', async () => {
  for (const name of [
    'huge.avif',
    'original.png',
    'original',
    '../apple/original.avif',
    '.recipes',
    'original.webp.br',
    'original.webp.x',
  ])
    expect(await drawFile(recipe('pear'), name, root)).toBe(false);
  expect(existsSync(join(root, 'pear'))).toBe(false);
});

test('pictures of other sources are removed, imported ones and those of the same sources are not', () => {
  const folder = join(root, 'all');
  for (const name of ['square', 'of-earlier-sources', 'own-1234']) mkdirSync(join(folder, name), { recursive: true });
  removeOutdated(folder, 'these');
  expect(readdirSync(folder)).toEqual(['.recipes', 'own-1234']);
  mkdirSync(join(folder, 'square'));
  removeOutdated(folder, 'these');
  expect(readdirSync(folder)).toEqual(['.recipes', 'own-1234', 'square']);
  removeOutdated(folder, 'others');
  expect(readdirSync(folder)).toEqual(['.recipes', 'own-1234']);
});

test('drafts of a killed process are removed, and those of a running one are not', () => {
  const drafts = join(root, 'killed/.drafts');
  for (const name of ['abandoned', 'in-progress']) mkdirSync(join(drafts, name), { recursive: true });
  writeFileSync(join(root, 'killed/.recipes'), 'these');
  const anHourAgo = Date.now() / 1000 - 3600;
  utimesSync(join(drafts, 'abandoned'), anHourAgo, anHourAgo);
  removeOutdated(join(root, 'killed'), 'these');
  expect(readdirSync(drafts)).toEqual(['in-progress']);
});
