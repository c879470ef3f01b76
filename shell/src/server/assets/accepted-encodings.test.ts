/** @jest-environment node */
import { acceptedEncodings } from './accepted-encodings';

test.each([
  ['gzip, deflate, br', ['br', 'gzip']],
  ['gzip', ['gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['br;q=0.1, gzip;q=0.5', ['gzip', 'br']],
  ['*', ['br', 'gzip']],
  ['br;q=0, gzip;q=0', []],
  ['identity', []],
  ['x-br', []],
  [undefined, []],
])('Accept-Encoding %j allows %j', (header, encodings) => {
  expect(acceptedEncodings({ headers: { 'accept-encoding': header } })).toEqual(encodings);
});
