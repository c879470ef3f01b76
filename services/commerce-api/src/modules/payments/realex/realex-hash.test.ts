import { isSignature, realexHash, realexTimestamp } from './realex-hash';

const SECRET = 'mysecret';
const response = ['20130814122239', 'thestore', 'ORD453-11', '00', 'Successful', '3737468273643', '79347'];
const request = ['20130814122239', 'thestore', 'ORD453-11', '29900', 'EUR', 'newpayer1'];

test('[9.04] the signatures of requests and responses are those that the gateway publishes', () => {
  expect(realexHash(SECRET, response)).toBe('f093a0b233daa15f2bf44888f4fe75cb652e7bf0');
  expect(realexHash(SECRET, [...request, ''])).toBe('099b6ef236391d8bdc642488fc5e9c54ac31cd80');
  expect(realexHash(SECRET, [...request, 'mycard1'])).toBe('4106afc4666c6145b623089b1ad4098846badba2');
});

test('only the exact signature is one', () => {
  const signature = 'f093a0b233daa15f2bf44888f4fe75cb652e7bf0';
  expect(isSignature(SECRET, response, signature)).toBe(true);
  expect(isSignature('another', response, signature)).toBe(false);
  for (const wrong of [undefined, '', signature.toUpperCase(), `${signature}0`])
    expect(isSignature(SECRET, response, wrong)).toBe(false);
});

test('an instant is written in UTC without punctuation', () => {
  expect(realexTimestamp(new Date('2026-07-01T09:05:07.250+01:00'))).toBe('20260701080507');
});
