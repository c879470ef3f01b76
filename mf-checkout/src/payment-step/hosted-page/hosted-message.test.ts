import { encodeHostedResponse, readHostedMessage } from './hosted-message';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const values = { ORDER_ID: '42', RESULT: '00', MESSAGE: 'Authorised – café', AUTHCODE: '', SHA1HASH: 'f093' };
const message = JSON.stringify(
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, base64(value)])),
);

test('[5.18] the values of the hosted page are encoded in base64 exactly once before they are sent', () => {
  const read = readHostedMessage(message);
  expect(read).toEqual({ kind: 'response', values });
  const sent = JSON.parse(encodeHostedResponse(values)) as Record<string, string>;
  const plain = Object.entries(sent).map(([name, value]) => [name, Buffer.from(value, 'base64').toString()]);
  expect(Object.fromEntries(plain)).toEqual(values);
  expect(JSON.stringify(sent)).toBe(message);
});

test.each([
  ['a size', '{"iframe":{"width":"400px","height":"612px"}}', { kind: 'size', height: 612 }],
  ['a size that is no JSON text', { iframe: { width: '400px', height: '612px' } }, { kind: 'size', height: 612 }],
  ['no size', '{"iframe":{"height":"-1px"}}', undefined],
  ['a size beyond any screen', '{"iframe":{"height":"99999px"}}', undefined],
  ['values that are not base64', JSON.stringify(values), undefined],
  ['values that are no text', JSON.stringify({ ORDER_ID: base64('42'), SHA1HASH: '/w==' }), undefined],
  ['another object', '{"type":"webpackOk"}', undefined],
  ['a list', '[]', undefined],
  ['no JSON', 'hello', undefined],
  ['nothing', undefined, undefined],
])('%s is understood as such', (_what, data, expected) => {
  expect(readHostedMessage(data)).toEqual(expected);
});
