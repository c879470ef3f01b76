import { UPLOADED_PICTURES_MAX } from '@storefront/api/limits/picture-limits';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { codeOf } from '../../../../test-support/desk';
import { sessionOf } from '../../../../test-support/desk-operators';
import { ids } from '../../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../../test-support/test-service';

let service: TestService;
let operatorKey: string;
beforeEach(async () => {
  service = await createTestService();
  operatorKey = await sessionOf(service, { role: 'content' });
});
afterEach(() => service.close());

const drawn = async (width: number, height: number) =>
  (
    await sharp({ create: { width, height, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.5 } } })
      .png()
      .toBuffer()
  ).toString('base64');
const add = (picture: string, name = 'Soft fruit', key = operatorKey) =>
  service.call('POST /desk/picture-add', { name, picture }, { operatorKey: key });
const fileOf = (image: string, file: string) => {
  const name = image.split('/')[2] ?? '';
  return service.call('POST /content/uploaded-picture', { name, file } as never);
};
const banner = (image: string, key = operatorKey) =>
  service.call(
    'POST /desk/banner-add',
    {
      set: {
        ...{ title: 'Soft fruit week', text: '', link: null, placement: 'home', categorySlug: null, platforms: null },
        ...{ image, position: 2, validFrom: null, validUntil: null, isDraft: true },
      },
    },
    { operatorKey: key },
  );

test('an uploaded picture is made in every size, is first to choose from, and a banner can have it', async () => {
  const { data } = await add(await drawn(400, 200));
  expect(data.image).toMatch(/^\/pictures\/desk-[0-9a-f]{32}\/xhdpi_2x\.webp$/);
  const sizes = { mdpi_1x: 160, xhdpi_2x: 320, xxhdpi_3x: 480, original: 800 };
  for (const [size, width] of Object.entries(sizes)) {
    const { data: webp } = await fileOf(data.image, `${size}.webp`);
    expect(await sharp(Buffer.from(webp.content, 'base64')).metadata()).toMatchObject({ format: 'webp', width });
    const { data: avif } = await fileOf(data.image, `${size}.avif`);
    expect(await sharp(Buffer.from(avif.content, 'base64')).metadata()).toMatchObject({ format: 'heif', width });
  }
  const { data: listed } = await service.call('POST /desk/pictures', {}, { operatorKey });
  expect(listed.pictures[0]).toEqual({ image: data.image, name: 'Soft fruit' });
  expect(await codeOf(banner(data.image))).toBeUndefined();
});

test('the same file is one picture, and another business has neither the picture nor its banner', async () => {
  const picture = await drawn(400, 400);
  const { data: first } = await add(picture);
  expect((await add(picture, 'Again')).data).toEqual(first);
  const otherKey = await sessionOf(service, { role: 'content', business: ids.otherBusiness });
  const { data: other } = await add(picture, 'Theirs', otherKey);
  expect(other.image).not.toBe(first.image);
  expect(await codeOf(banner(first.image, otherKey))).toBe('banner_invalid');
  const { data } = await service.call('POST /desk/pictures', {}, { operatorKey: otherKey });
  expect(data.pictures.map(({ image }) => image)).not.toContain(first.image);
});

test('what is no picture, too small or damaged is refused with the reason', async () => {
  const text = Buffer.from('<svg onload="alert(1)"/>').toString('base64');
  expect((await add(text)).problem).toMatchObject({
    code: 'file_refused',
    detail: 'The file is not a picture that can be used; take JPEG, PNG, WebP or AVIF',
  });
  expect((await add(await drawn(100, 100))).problem.detail).toContain('is 100 by 100 pixels');
  const whole = Buffer.from(await drawn(900, 900), 'base64');
  const half = whole.subarray(0, whole.length / 2).toString('base64');
  expect((await add(half)).problem).toMatchObject({ code: 'file_refused', detail: 'The file is damaged' });
  expect(await codeOf(add('not base64!'))).toBe('validation_failed');
});

test('a file that was not uploaded is not found, and a business has a limit', async () => {
  const none = '/pictures/desk-00000000000000000000000000000000/xhdpi_2x.webp';
  expect(await codeOf(fileOf(none, 'original.webp'))).toBe('picture_not_found');
  expect(await codeOf(fileOf(none, '../keys'))).toBe('validation_failed');
  await service.db.execute(
    sql`insert into uploaded_pictures (name, business_id, title, added_at)
      select 'desk-' || n, (select min(id) from businesses), 'x', now() from generate_series(1, ${sql.raw(String(UPLOADED_PICTURES_MAX))}) n`,
  );
  expect(await codeOf(add(await drawn(200, 200)))).toBe('pictures_full');
});
