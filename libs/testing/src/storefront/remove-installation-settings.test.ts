import { removeInstallationSettings } from './remove-installation-settings';

test('nothing that leads to an installation is left, and all else is', () => {
  const kept = { PORT: '4300', DATA_DIR: '/tmp/own', E2E_RELEASES_PORT: '4540', STOREFRONT_LINK: 'https://shop.test' };
  const env: NodeJS.ProcessEnv = {
    ...kept,
    RELEASES_BUCKET_URL: 'https://bucket.test',
    RELEASES_BUCKET_KEY_ID: 'key',
    RELEASES_BUCKET_SECRET: 'secret',
    RELEASES_BUCKET_REGION: 'eu-west-2',
    RELEASE_KEY: 'release.pem',
    RELEASE_PUBLIC_KEY: 'release.pub.pem',
    RELEASE_CHANNEL: 'staging',
    DATABASE_URL: 'postgres://shop.test',
    KEYS_DIR: '/srv/keys',
    FILES_BUCKET_URL: 'https://files.test',
  };
  removeInstallationSettings(env);
  expect(env).toEqual(kept);
});
