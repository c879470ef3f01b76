import { jestConfig } from '@storefront/testing/jest-config.mjs';

export default jestConfig(import.meta.url);
