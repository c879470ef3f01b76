import { remotePlaywright } from '@storefront/testing/remote-playwright';

export default remotePlaywright('mf-checkout', 4660);
