import { readConsent, writeConsent } from './consent';

describe('consent', () => {
  test('is the shopper’s answer, purpose by purpose', () => {
    for (const consent of [
      { measurement: true, marketing: true },
      { measurement: false, marketing: true },
      { measurement: false, marketing: false },
    ])
      expect(readConsent(writeConsent(consent))).toEqual(consent);
  });

  test('is missing before the answer, and after an answer to another version of the question', () => {
    for (const value of [undefined, '', 'yes', '1.marketing', 'marketing']) expect(readConsent(value)).toBeUndefined();
  });

  test('contains only purposes that were asked for', () => {
    expect(readConsent('2.everything')).toEqual({ measurement: false, marketing: false });
  });
});
