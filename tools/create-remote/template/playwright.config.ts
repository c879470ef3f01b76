import { publishedRemotePlaywright } from '@storefront/testing/published-remote-playwright';

export default publishedRemotePlaywright(import.meta.url);
