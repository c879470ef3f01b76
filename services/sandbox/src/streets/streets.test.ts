import { inflateSync } from 'node:zlib';
import { startTestSandbox, type TestSandbox } from '../../test-support/start-test-sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.stop());

const get = (path: string) => fetch(`${sandbox.address}${path}`);

/** The places in the palette of a tile's pixels. */
async function pixelsOf(path: string) {
  const png = Buffer.from(await (await get(path)).arrayBuffer());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  const at = png.indexOf('IDAT');
  return inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
}

test('the style names tiles that pages of other origins may fetch', async () => {
  const reply = await get('/streets/style.json');
  expect(reply.headers.get('access-control-allow-origin')).toBe('*');
  const style = (await reply.json()) as { sources: { streets: { tiles: string[] } } };
  const [template = ''] = style.sources.streets.tiles;
  const tile = await get(
    new URL(template.replace('{z}', '16').replace('{x}', '32757').replace('{y}', '21792')).pathname,
  );
  expect([tile.status, tile.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(tile.headers.get('access-control-allow-origin')).toBe('*');
});

test('a tile has streets where the map is near enough, and neighbours fit', async () => {
  const [near, east] = [await pixelsOf('/streets/16/32757/21792.png'), await pixelsOf('/streets/16/32758/21792.png')];
  expect(near.length).toBe(256 * 257);
  expect([near.includes(2), (await pixelsOf('/streets/12/2047/1362.png')).includes(2)]).toEqual([true, false]);
  // A street that leads east goes on at the same height.
  const streetRows = (pixels: Buffer, column: number) =>
    Array.from({ length: 256 }, (_, row) => (pixels[row * 257 + 1 + column] ?? 0) >= 2);
  expect(streetRows(near, 40)).toEqual(streetRows(east, 40));
});

test.each(['/streets/19/1/1.png', '/streets/3/8/1.png', '/streets/a/1/1.png', '/streets/3/-1/1.png'])(
  'there is no tile %s',
  async (path) => {
    const { status } = await get(path);
    expect([400, 404, 422]).toContain(status);
  },
);
