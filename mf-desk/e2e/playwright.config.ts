import { remotePlaywright } from '@storefront/testing/remote-playwright';

export default remotePlaywright('mf-desk', 4690);
