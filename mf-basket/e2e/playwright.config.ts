import { remotePlaywright } from '@storefront/testing/remote-playwright';

export default remotePlaywright('mf-basket', 4620);
