import { jestConfig } from '../libs/testing/jest-config.mjs';

export default jestConfig(import.meta.url);
