import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { SIZES } from '../../../../../tools/pictures/picture-sizes';
import { PICTURE_SIZES } from '../../../src/files/pictures/picture-sizes';
import type { Source } from '../source.types';
import { fetchPicture } from './fetch-picture';
import { findPictures, namePictures } from './find-pictures';
import { makePicture, makePlaceholder } from './make-picture';
import { PictureRecord } from './picture-record';
import { isPublic } from './public-address';

const root = mkdtempSync(join(tmpdir(), 'pictures-'));
const folder = join(root, 'shop');
const picturesDir = join(root, 'pictures');
let server: Server;
let origin = '';
let answer: (request: IncomingMessage, response: ServerResponse) => void = () => {};
const picture = (side: number, format: 'png' | 'jpeg' | 'webp' | 'avif' = 'png') =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#d33' } })
    .toFormat(format)
    .toBuffer();

beforeAll(async () => {
  mkdirSync(folder);
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true, force: true });
});

const source = (...cells: string[]): Source => ({
  kind: 'items',
  name: 'items.csv',
  unreadable: false,
  rows: cells.map((cell, place) => ({ row: place + 2, columns: ['code', 'picture'], cells: [`C-${place}`, cell] })),
});

async function find(sources: Source[], allowPrivate = true) {
  const record = new PictureRecord(picturesDir);
  const keep = async (name: string, bytes: Buffer) => {
    const path = join(root, name);
    writeFileSync(path, bytes);
    return path;
  };
  const found = await findPictures(sources, {
    folder,
    picturesDir,
    allowPrivate,
    record,
    saveDownload: keep,
    onProgress: () => {},
  });
  record.save();
  return found;
}
const faultOf = async (cell: string) =>
  (await find([source(cell)])).problems.map(({ row, message }) => `${row}: ${message}`);

test('imported pictures have the same sizes as drawn ones', () => {
  expect(PICTURE_SIZES).toEqual(SIZES.tile);
});

test('a picture is made in every size and format, square, and its folder appears complete', async () => {
  await makePicture(
    picturesDir,
    'own-wide',
    await sharp({ create: { width: 600, height: 200, channels: 3, background: '#06c' } })
      .jpeg()
      .toBuffer(),
  );
  expect(readdirSync(join(picturesDir, 'own-wide')).sort()).toEqual([
    'mdpi_1x.avif',
    'mdpi_1x.webp',
    'original.avif',
    'original.webp',
    'xhdpi_2x.avif',
    'xhdpi_2x.webp',
    'xxhdpi_3x.avif',
    'xxhdpi_3x.webp',
  ]);
  const made = await sharp(join(picturesDir, 'own-wide', 'xhdpi_2x.webp')).metadata();
  expect([made.format, made.width, made.height, made.hasAlpha]).toEqual(['webp', 320, 320, true]);
  await makePlaceholder(picturesDir);
  expect(readdirSync(picturesDir).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('a damaged picture leaves nothing behind', async () => {
  const whole = await picture(300, 'jpeg');
  await expect(makePicture(picturesDir, 'own-half', whole.subarray(0, whole.length / 2))).rejects.toThrow();
  expect(readdirSync(picturesDir)).not.toContain('own-half');
  expect(readdirSync(picturesDir).filter((name) => name.startsWith('.own'))).toEqual([]);
});

test('a file is found by its path and its type is detected from its content, whatever its extension', async () => {
  writeFileSync(join(folder, 'a.jpg'), await picture(200));
  writeFileSync(join(folder, 'b.png'), await picture(200));
  const sources = [source('a.jpg', 'b.png', '')];
  const found = await find(sources);
  expect(found.problems).toEqual([]);
  expect(found.toMake.size).toBe(1);
  namePictures(sources, found.names);
  const [first, second, none] = sources[0]?.rows.map(({ cells }) => cells[1]) ?? [];
  expect([first, none]).toEqual([second, '']);
  expect(first).toMatch(/^own-[0-9a-f]{24}$/);
});

test('a cell may list several pictures, each of which is made once and each fault reported', async () => {
  writeFileSync(join(folder, 'front.jpg'), await picture(210));
  writeFileSync(join(folder, 'back.jpg'), await picture(220));
  const several = source('front.jpg', 'front.jpg | back.jpg', 'back.jpg|gone.jpg');
  several.rows = several.rows.map((row, at) => (at === 0 ? row : { ...row, columns: ['code', 'more_pictures'] }));
  const found = await find([several]);
  expect(found.toMake.size).toBe(2);
  expect(found.problems).toMatchObject([{ row: 4, column: 'more_pictures' }]);
  namePictures([several], found.names);
  const [front, both, back] = several.rows.map(({ cells }) => cells[1]);
  expect(both).toBe(`${front} | ${back}`);
});

test('an existing picture is not made again', async () => {
  const before = await find([source('a.jpg')]);
  for (const [name] of before.toMake) await makePicture(picturesDir, name, await picture(200));
  expect((await find([source('a.jpg')])).toMake.size).toBe(0);
});

test('a picture that the storefront serves already is named by its path, and must exist', async () => {
  await makePicture(picturesDir, 'bread-rolls', await picture(200));
  const sources = [source('/pictures/bread-rolls')];
  const found = await find(sources);
  expect([found.problems, found.toMake.size]).toEqual([[], 0]);
  namePictures(sources, found.names);
  expect(sources[0]?.rows[0]?.cells[1]).toBe('/pictures/bread-rolls');
  expect(await faultOf('/pictures/gone')).toEqual([
    '2: /pictures/gone: the storefront has no such picture; give a file of the folder',
  ]);
  expect(await faultOf('/pictures/../outside.png')).toEqual([
    '2: /pictures/../outside.png: must be a path within the folder, as pictures/bread.jpg',
  ]);
});

test('files that cannot be pictures of the folder are rejected', async () => {
  writeFileSync(join(root, 'outside.png'), await picture(200));
  symlinkSync(join(root, 'outside.png'), join(folder, 'link.png'));
  writeFileSync(join(folder, 'note.png'), 'not a picture');
  writeFileSync(join(folder, 'drawn.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>');
  writeFileSync(join(folder, 'tiny.png'), await picture(100));
  expect(await faultOf('gone.png')).toEqual(['2: gone.png: there is no file gone.png in the folder']);
  expect(await faultOf('../outside.png')).toEqual(['2: ../outside.png: ../outside.png is outside the folder']);
  expect(await faultOf('link.png')).toEqual(['2: link.png: link.png is outside the folder']);
  expect(await faultOf('/etc/passwd')).toEqual([
    '2: /etc/passwd: must be a path within the folder, as pictures/bread.jpg',
  ]);
  expect(await faultOf('.')).toEqual(['2: .: . is outside the folder']);
  for (const cell of ['note.png', 'drawn.svg'])
    expect(await faultOf(cell)).toEqual([
      `2: ${cell}: is not a picture that can be used; take JPEG, PNG, WebP or AVIF`,
    ]);
  expect((await faultOf('tiny.png'))[0]).toContain('is 100 by 100 pixels; 160 on its longer side are the least');
});

test('a picture is fetched once, and later requests are conditional', async () => {
  const bytes = await picture(240, 'webp');
  const etags: (string | undefined)[] = [];
  answer = (request, response) => {
    etags.push(request.headers['if-none-match']);
    if (request.headers['if-none-match'] === '"v1"') return void response.writeHead(304).end();
    response.writeHead(200, { etag: '"v1"' }).end(bytes);
  };
  const address = `${origin}/bun.webp`;
  const first = await find([source(address, address)]);
  expect([first.problems, first.toMake.size, etags]).toEqual([[], 1, [undefined]]);
  for (const [name] of first.toMake) await makePicture(picturesDir, name, bytes);
  const second = await find([source(address)]);
  expect([second.toMake.size, second.names.get(address)]).toEqual([0, first.names.get(address)]);
  expect(etags).toEqual([undefined, '"v1"']);
});

test('a temporary server error is retried; a definite one is accepted', async () => {
  const bytes = await picture(240);
  let tries = 0;
  answer = (_request, response) => {
    tries += 1;
    if (tries === 1) return void response.writeHead(503).end();
    response.writeHead(200).end(bytes);
  };
  expect((await find([source(`${origin}/a`)])).problems).toEqual([]);
  answer = (_request, response) => void response.writeHead(404).end();
  expect(await faultOf(`${origin}/b`)).toEqual([`2: ${origin}/b: the server responded with 404`]);
});

test('a picture that is too large, too slow or in a redirect loop is abandoned', async () => {
  answer = (_request, response) => void response.writeHead(200).end(Buffer.alloc(10 * 1024 * 1024 + 1));
  await expect(fetchPicture(`${origin}/large`, { allowPrivate: true })).rejects.toThrow('is larger than 10 MB');
  answer = (_request, response) => void response.writeHead(302, { location: '/again' }).end();
  await expect(fetchPicture(`${origin}/ring`, { allowPrivate: true })).rejects.toThrow('redirects more than 5 times');
  answer = () => {};
  await expect(fetchPicture(`${origin}/slow`, { allowPrivate: true, deadlineMs: 40 })).rejects.toThrow(
    'did not come in time',
  );
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '192.168.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  '224.0.0.1',
])('the IP address %s is not public', (address) => {
  expect(isPublic(address)).toBe(false);
});

test('private networks are never contacted, by address, by name or in disguise', async () => {
  const refused = (address: string) =>
    expect(fetchPicture(address, { allowPrivate: false })).rejects.toThrow(/private network/);
  await refused(`${origin}/a.png`);
  await refused(`http://localhost:${new URL(origin).port}/a.png`);
  await refused('http://[::ffff:127.0.0.1]/a.png');
  await refused('http://0x7f.1/a.png');
  expect(isPublic('8.8.8.8')).toBe(true);
});

test('other protocols and URLs with passwords are rejected', async () => {
  await expect(fetchPicture('ftp://example.com/a.png', { allowPrivate: true })).rejects.toThrow(
    'ftp: addresses are not fetched',
  );
  await expect(fetchPicture('file:///etc/passwd', { allowPrivate: true })).rejects.toThrow(
    'file: addresses are not fetched',
  );
  await expect(fetchPicture('http://a:b@example.com/a.png', { allowPrivate: true })).rejects.toThrow('password');
});
