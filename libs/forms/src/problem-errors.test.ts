import { errorNames } from './error-names';
import { fieldName } from './problem-errors';

test.each([
  ['/contact/email', 'contact.email'],
  ['contact.email', 'contact.email'],
  ['body/contact/email', 'contact.email'],
  ['/lines/0/quantity', 'lines.0.quantity'],
  ['contact["email"]', 'contact.email'],
  ['email', 'email'],
])('the server’s path %s maps to the field %s', (path, name) => {
  expect(fieldName(path)).toBe(name);
});

test('nested errors are listed by their path', () => {
  expect(errorNames({ a: 'x', b: { c: 'y', d: undefined }, e: [{ f: 'z' }] })).toEqual(['a', 'b.c', 'e.0.f']);
});
