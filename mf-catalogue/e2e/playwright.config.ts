import { remotePlaywright } from '@storefront/testing/remote-playwright';

export default remotePlaywright('mf-catalogue', 4600);
