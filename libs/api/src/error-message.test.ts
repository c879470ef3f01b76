import { errorMessage } from './error-message';

test.each([
  [new TypeError('no network'), 'no network'],
  ['a text', 'a text'],
  [undefined, 'undefined'],
  [{ code: 'timeout' }, '[object Object]'],
])('the text of %p is %s', (thrown, text) => expect(errorMessage(thrown)).toBe(text));
