import { remotePlaywright } from '@storefront/testing/remote-playwright';

// Its tests wait for mail, events and refused passwords, so two of them leave a part of two cores idle.
export default remotePlaywright('mf-member', 4360, 3);
