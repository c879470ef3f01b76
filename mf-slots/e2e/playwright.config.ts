import { remotePlaywright } from '@storefront/testing/remote-playwright';

export default remotePlaywright('mf-slots', 4640);
