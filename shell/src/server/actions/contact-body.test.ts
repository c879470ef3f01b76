/** @jest-environment node */
import { Readable } from 'node:stream';
import { parseForm, readContactBody } from './contact-body';

const type = 'multipart/form-data; boundary=xx';
const field = (name: string, value: string) =>
  `--xx\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (bytes: number) =>
  `--xx\r\ncontent-disposition: form-data; name="files"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n${'y'.repeat(bytes)}\r\n`;
const end = '--xx--\r\n';

/** Sent in chunks like over a network. */
const sent = (text: string, piece = 1000) =>
  Readable.from(
    Array.from({ length: Math.ceil(text.length / piece) }, (_, at) =>
      Buffer.from(text.slice(at * piece, (at + 1) * piece)),
    ),
  );

test('a form within the limit is read completely, including files', async () => {
  const text = field('firstName', 'Ada') + file(5000) + end;
  const body = await readContactBody(type, sent(text), text.length);
  expect(body.isTruncated).toBe(false);
  const form = await parseForm(body);
  expect(form?.get('firstName')).toBe('Ada');
  expect(form?.get('files')).toMatchObject({ size: 5000 });
});

test.each([1000, 200_000])('the text of a form that is too large is still read, in chunks of %s', async (piece) => {
  const text = field('firstName', 'Ada') + field('message', 'Zwei Eier,\r\nzerbrochen') + file(300_000) + end;
  const body = await readContactBody(type, sent(text, piece), 100_000);
  expect(body.isTruncated).toBe(true);
  expect(body.bytes.length).toBeLessThanOrEqual(64 * 1024);
  const form = await parseForm(body);
  expect([...(form?.keys() ?? [])]).toEqual(['firstName', 'message']);
  expect(form?.get('message')).toBe('Zwei Eier,\r\nzerbrochen');
});

test('a text field that was cut off is kept as far as it was received', async () => {
  const text = field('firstName', 'Ada') + field('message', 'm'.repeat(300_000)) + end;
  const form = await parseForm(await readContactBody(type, sent(text), 100_000));
  expect(form?.get('firstName')).toBe('Ada');
  expect(form?.get('message')).toMatch(/^m{60000,}$/);
});

test('a form that is too large and of another type is rejected', async () => {
  expect(await parseForm(await readContactBody('text/plain', sent('x'.repeat(5000)), 1000))).toBeUndefined();
});

test.each([
  ['multipart/form-data', 'no form at all'],
  ['multipart/form-data; boundary=x', 'no form at all'],
  ['text/plain', 'firstName=Ada'],
  ['', ''],
])('an invalid form body is rejected: %s', async (kind, text) => {
  expect(await parseForm(await readContactBody(kind, sent(text)))).toBeUndefined();
});
