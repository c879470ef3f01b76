import { throughLogIn } from './through-log-in';

const header = [
  { path: '/log-in', label: 'Log in', icon: 'M1', when: 'guest' },
  { path: '/account', label: 'Account', icon: 'M1', when: 'member' },
] as const;

test('a guest’s link to a page of the account leads through the log-in', () => {
  expect(throughLogIn({ header }, '/account/orders')).toBe('/log-in?from=%2Faccount%2Forders');
  expect(throughLogIn({ header }, '/account')).toBe('/log-in?from=%2Faccount');
});

test('other links stay as they are, and so do all without a log-in', () => {
  expect(throughLogIn({ header }, '/accounting')).toBe('/accounting');
  expect(throughLogIn({ header: [] }, '/account/orders')).toBe('/account/orders');
});
