import { displayPhone } from './display-phone';

test.each([
  ['+447700900123', 'GB', '07700 900123'],
  ['+442079460114', 'GB', '020 7946 0114'],
  ['+33612345678', 'GB', '+33 6 12 34 56 78'],
  ['+447700900123', 'IE', '+44 7700 900123'],
  ['', 'GB', ''],
])('%s is shown in %s as %s', (phoneNumber, country, shown) => {
  expect(displayPhone(phoneNumber, country)).toBe(shown);
});
