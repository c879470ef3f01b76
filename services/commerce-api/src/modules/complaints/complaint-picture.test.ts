import { COMPLAINT_PICTURE_BYTES } from '@storefront/api/limits/complaint-limits';
import sharp from 'sharp';
import { type Arrived, setUpComplaints } from '../../../test-support/complaints';
import { ids } from '../../../test-support/shop-data';
import { fileRemovals } from '../../database/schema/contact';
import { removeDueFiles } from '../../files/remove-due-files';

const { world, arrived, followed, report, rules } = setUpComplaints();
beforeEach(() => rules(0, 0, 0));

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } });

/** Posts a picture with the fields of its form. */
async function send(path: string, fields: Record<string, string>, bytes: Buffer, as?: string) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('files', new Blob([new Uint8Array(bytes)]), 'eggs.jpg');
  const response = await fetch(`${world.service.origin}/en-gb/api${path}`, {
    method: 'POST',
    headers: {
      'x-business-id': String(ids.business),
      'x-internal-key': world.service.keys.internal,
      ...(as && { authorization: `Bearer ${as}` }),
    },
    body: form,
  });
  return { status: response.status, code: ((await response.json()) as { code?: string }).code };
}

const byLink = ({ token }: Arrived, complaintId: number, bytes: Buffer) =>
  send('/checkout/complaint-picture', { token, complaintId: String(complaintId) }, bytes);

async function waiting() {
  const of = await arrived();
  return { of, complaintId: (await report(of, 1)).data.complaintId };
}

const stored = async (complaintId: number) => {
  const { data } = await world.service.call('POST /admin/complaint-picture', { complaintId }, { admin: true });
  return { type: data.type, bytes: Buffer.from(data.content, 'base64') };
};

test('a picture is stored upright and without what its camera wrote into it, and only once', async () => {
  const { of, complaintId } = await waiting();
  const taken = await canvas(40, 20)
    .jpeg()
    .withExif({ IFD0: { Make: 'Secret camera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  expect(await byLink(of, complaintId, taken)).toMatchObject({ status: 200 });
  expect((await followed(of)).complaints).toMatchObject([{ hasPicture: true }]);
  const { type, bytes } = await stored(complaintId);
  const { exif, xmp, iptc, orientation, format, width, height } = await sharp(bytes).metadata();
  expect({ type, exif, xmp, iptc, orientation, format, width, height }).toEqual({
    type: 'image/jpeg',
    format: 'jpeg',
    width: 20,
    height: 40,
  });
  expect(bytes.includes('Secret camera')).toBe(false);
  expect(await byLink(of, complaintId, taken)).toEqual({ status: 422, code: 'file_refused' });
});

test('a large picture of each kind is made smaller and into a JPEG', async () => {
  for (const format of ['png', 'webp', 'jpeg'] as const) {
    const { of, complaintId } = await waiting();
    expect((await byLink(of, complaintId, await canvas(3_000, 1_500).toFormat(format).toBuffer())).status).toBe(200);
    const { bytes } = await stored(complaintId);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1_600, height: 800 });
  }
});

test('what is no picture, or no whole one, is refused by its content and nothing is kept', async () => {
  const { of, complaintId } = await waiting();
  const jpeg = await canvas(600, 600).jpeg().toBuffer();
  const wrong = {
    page: Buffer.from('<!doctype html><script>alert(1)</script>'),
    drawing: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    gif: await canvas(2, 2).gif().toBuffer(),
    pdf: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
    cut: jpeg.subarray(0, 300),
    head: Buffer.concat([jpeg.subarray(0, 20), Buffer.alloc(64)]),
    large: Buffer.concat([jpeg, Buffer.alloc(COMPLAINT_PICTURE_BYTES)]),
    bomb: await canvas(12_000, 4_000).png().toBuffer(),
  };
  for (const [name, bytes] of Object.entries(wrong))
    expect([name, await byLink(of, complaintId, bytes)]).toEqual([name, { status: 422, code: 'file_refused' }]);
  expect((await followed(of)).complaints).toMatchObject([{ hasPicture: false }]);
});

test('a picture is added to one’s own complaint only', async () => {
  const { of, complaintId } = await waiting();
  const other = await waiting();
  const jpeg = await canvas(20, 20).jpeg().toBuffer();
  expect((await byLink(other.of, complaintId, jpeg)).code).toBe('complaint_not_found');
  expect((await byLink({ ...of, token: `${of.token}x` }, complaintId, jpeg)).code).toBe('order_link_invalid');
  const as = await world.service.logIn();
  const own = await arrived(as);
  const { data } = await world.service.call(
    'POST /member/order-complaint',
    { orderId: own.orderId, lines: [{ lineId: own.lineId, quantity: 1, kind: 'missing' }] },
    { as },
  );
  const fields = { complaintId: String(data.complaintId) };
  const bob = await world.service.logIn('bob@example.test', 'battery staple');
  const path = '/checkout/complaint-picture';
  for (const other of [bob, undefined])
    expect((await send(path, fields, jpeg, other)).code).toBe('complaint_not_found');
  const foreign = { complaintId: String(complaintId) };
  expect((await send(path, foreign, jpeg, as)).code).toBe('complaint_not_found');
  expect((await send(path, { complaintId: '1e3' }, jpeg, as)).status).toBe(422);
  expect((await send(path, fields, jpeg, as)).status).toBe(200);
});

test('of two pictures at once one is kept, and the other is removed', async () => {
  const { of, complaintId } = await waiting();
  const jpeg = await canvas(20, 20).jpeg().toBuffer();
  const both = await Promise.all([byLink(of, complaintId, jpeg), byLink(of, complaintId, jpeg)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  const { context, db, clock } = world.service;
  clock.set(new Date(clock.now().getTime() + 2 * 3_600_000));
  await removeDueFiles(context, (error) => {
    throw error;
  });
  expect(await db.select().from(fileRemovals)).toEqual([]);
  expect((await stored(complaintId)).bytes.length).toBeGreaterThan(0);
});
