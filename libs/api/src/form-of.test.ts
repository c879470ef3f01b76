/** @jest-environment node */
import { formOf } from './form-of';

test('fields become parts, and a list of files becomes parts with one name', () => {
  const files = [new File(['a'], 'eggs.png'), new File(['b'], 'bill.pdf')];
  const form = formOf({ firstName: 'Ada', age: 36, phoneNumber: undefined, orderNumber: '', files });
  expect([...form.keys()]).toEqual(['firstName', 'age', 'files', 'files']);
  expect(form.get('age')).toBe('36');
  expect(form.getAll('files')).toMatchObject([{ name: 'eggs.png' }, { name: 'bill.pdf' }]);
});

test('no body is an empty form', () => expect([...formOf(undefined).keys()]).toEqual([]));
