import { remotePlaywright } from '@storefront/testing/remote-playwright';

export default remotePlaywright('mf-store-search', 4310);
