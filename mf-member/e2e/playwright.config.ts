import { remotePlaywright } from '@storefront/testing/remote-playwright';

export default remotePlaywright('mf-member', 4360);
