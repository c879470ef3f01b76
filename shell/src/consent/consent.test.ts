import { readConsent, writeConsent } from './consent';

describe('consent', () => {
  test('is what the shopper said, purpose by purpose', () => {
    for (const consent of [
      { measurement: true, marketing: true },
      { measurement: false, marketing: true },
      { measurement: false, marketing: false },
    ])
      expect(readConsent(writeConsent(consent))).toEqual(consent);
  });

  test('is none before they have answered, and when they answered another question', () => {
    for (const value of [undefined, '', 'yes', '1.marketing', 'marketing']) expect(readConsent(value)).toBeUndefined();
  });

  test('holds no purpose that nobody asked for', () => {
    expect(readConsent('2.everything')).toEqual({ measurement: false, marketing: false });
  });
});
