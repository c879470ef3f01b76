import { test as base, expect } from '@playwright/test';
import type { Neighbours } from './neighbours';
import type { SuiteMetadata } from './playwright-config';

interface NeighbourFixtures {
  /** What the remote under test meets; 'published' on a storefront with all remotes. */
  readonly neighbours: Neighbours;
  /** What contract doubles refused, as sentences. A test that expects one removes it; any other one fails the test. */
  readonly contractFaults: string[];
}

/** Tests of a remote with its neighbours. */
export const test = base.extend<NeighbourFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the requested fixtures from the pattern
  neighbours: async ({}, use, { config }) => use((config.metadata as SuiteMetadata).neighbours ?? 'published'),
  contractFaults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      context.on('console', (message) => {
        if (message.text().startsWith('Contract double of ')) faults.push(message.text());
      });
      await use(faults);
      expect(faults, 'what contract doubles refused').toEqual([]);
    },
    { auto: true },
  ],
});
