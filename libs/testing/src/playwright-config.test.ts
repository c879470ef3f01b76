import { storefrontPlaywright } from './playwright-config';

test('a suite does not find an installation that the environment names', () => {
  process.env.RELEASES_BUCKET_URL = 'https://bucket.test';
  storefrontPlaywright({ name: 'own', testDir: __dirname });
  expect(process.env.RELEASES_BUCKET_URL).toBeUndefined();
});
