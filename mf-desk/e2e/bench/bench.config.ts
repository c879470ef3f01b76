import { remotePlaywright } from '@storefront/testing/remote-playwright';

export default {
  ...remotePlaywright('mf-desk', 4691),
  testDir: import.meta.dirname,
  testMatch: '*.bench.ts',
  workers: 1,
};
