/** @jest-environment node */
import { COOKIE, type SessionCookies } from '../session/cookies';
import { keepReturnedForm, takeReturnedForm } from './returned-form';

const jar = () => {
  const kept = new Map<string, unknown>();
  return {
    write: (name: string, value: unknown) => kept.set(name, JSON.parse(JSON.stringify(value))),
    read: (name: string) => kept.get(name),
    clear: (name: string) => kept.delete(name),
  } as unknown as SessionCookies;
};
const form = { values: { email: 'ada@example.com' }, errors: { email: 'Enter it' }, message: 'No.' };

test('a returned form reaches the page that it belongs to, once', () => {
  const cookies = jar();
  keepReturnedForm(cookies, '/login?with=code', form);
  expect(takeReturnedForm(cookies, '/register')).toBeUndefined();
  expect(takeReturnedForm(cookies, '/login')).toEqual(form);
  expect(takeReturnedForm(cookies, '/login')).toBeUndefined();
});

test('a form that no cookie can hold keeps its errors and loses its values', () => {
  const cookies = jar();
  keepReturnedForm(cookies, '/login', { ...form, values: { email: '\u00e9'.repeat(1_400) } });
  expect(takeReturnedForm(cookies, '/login')).toEqual({ ...form, values: {} });
});

test.each([{ path: '/login', form: { values: 1, errors: {} } }, { path: '/login' }, 'text', null])(
  'a cookie that somebody wrote, %j, is no form',
  (value) => {
    const cookies = jar();
    cookies.write(COOKIE.form, value, 60);
    expect(takeReturnedForm(cookies, '/login')).toBeUndefined();
  },
);
