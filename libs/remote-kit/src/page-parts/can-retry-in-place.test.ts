import { canRetryInPlace } from './can-retry-in-place';

const named = (name: string) => Object.assign(new Error('failed'), { name });

test.each([
  ['a file that did not load', named('FileFault'), true],
  ['any other error', new Error('no response'), true],
  ['a part that threw', undefined, true],
  ['broken code, from any bundle', named('CodeFault'), false],
])('%s', (_, failure, expected) => expect(canRetryInPlace(failure)).toBe(expected));
