import { readFileSync } from 'node:fs';
import { desktop, storefrontPlaywright } from '@storefront/testing/playwright-config';

/** A composition that `npm run test:skew` opened a link to. */
interface Composition {
  readonly name: string;
  /** The packages whose main path is run. */
  readonly paths: readonly string[];
  /** The file with the cookies of the link. */
  readonly storageState: string;
}

const plan = process.env.SKEW_COMPOSITIONS;
const compositions = plan ? (JSON.parse(readFileSync(plan, 'utf8')) as Composition[]) : [];

export default storefrontPlaywright({
  name: 'skew',
  baseURL: process.env.E2E_URL,
  testDir: import.meta.dirname,
  fullyParallel: true,
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  projects: compositions.map(({ name, paths, storageState }) => ({
    name,
    grep: new RegExp(`@(${paths.join('|')})(\\s|$)`),
    use: { storageState, viewport: desktop },
  })),
});
