import { UNRECOVERABLE_ERROR } from '@storefront/api/unrecoverable-error';
import { connectionLost, systemError, tooManyRequests, unrecoverableError } from '@storefront/messages/system';
import { failureText, isUnrecoverable } from './failure-text';

test.each([
  [{ code: 'network' }, connectionLost],
  [{ code: 'timeout' }, connectionLost],
  [{ code: 'upstream_unavailable' }, connectionLost],
  [{ code: 'internal_error', status: 500 }, systemError],
  [{ code: 'rate_limited', status: 429, detail: 'Try again in 5 minutes.' }, 'Try again in 5 minutes.'],
  [{ code: 'rate_limited', status: 429, detail: '' }, tooManyRequests],
  [{ code: UNRECOVERABLE_ERROR, status: 429, detail: 'No.' }, unrecoverableError],
  [new TypeError('x is not a function'), systemError],
  ['a text', systemError],
  [undefined, systemError],
  [null, systemError],
])('the error %j is shown as: %s', (reason, text) => expect(failureText(reason)).toBe(text));

test('only the code of an unrecoverable error says that a retry is useless', () => {
  expect([{ code: UNRECOVERABLE_ERROR }, { code: 'network' }, undefined].map(isUnrecoverable)).toEqual([
    true,
    false,
    false,
  ]);
});
