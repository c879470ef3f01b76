import { jestConfig } from '../testing/jest-config.mjs';

export default jestConfig(import.meta.url);
