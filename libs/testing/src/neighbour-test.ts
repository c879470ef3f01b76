import { expect } from '@playwright/test';
import { ContractFaults } from './neighbours/contract-faults';
import type { Neighbours } from './neighbours/neighbours';
import type { SuiteMetadata } from './playwright-config';
import { test as base } from './storefront-test';

interface NeighbourFixtures {
  /** What the remote under test meets; 'published' on a storefront with all remotes. */
  readonly neighbours: Neighbours;
  /** What contract doubles refused, as sentences. A test that expects one removes it; any other one fails the test. */
  readonly contractFaults: string[];
  readonly faultsOfTest: ContractFaults;
}

/** Tests of a remote. With contract doubles as neighbours, a test fails in which a double refused something. */
export const test = base.extend<NeighbourFixtures>({
  // biome-ignore-start lint/correctness/noEmptyPattern: Playwright reads the requested fixtures from the pattern
  neighbours: async ({}, use, { config }) => use((config.metadata as SuiteMetadata).neighbours ?? 'published'),
  faultsOfTest: async ({}, use) => use(new ContractFaults()),
  // biome-ignore-end lint/correctness/noEmptyPattern: Playwright reads the requested fixtures from the pattern
  contractFaults: async ({ faultsOfTest }, use) => use(faultsOfTest.unexpected),
  context: async ({ context, neighbours, faultsOfTest }, use) => {
    if (neighbours !== 'doubles') return use(context);
    const browser = context.browser();
    const listen = faultsOfTest.listen.bind(faultsOfTest);
    listen(context);
    // Those that the test opens for other shoppers.
    browser?.on('context', listen);
    await use(context);
    browser?.off('context', listen);
    const contexts = browser?.contexts() ?? [context];
    await faultsOfTest.readPages(contexts.flatMap((one) => one.pages()));
    expect(faultsOfTest.unexpected, 'what contract doubles refused').toEqual([]);
  },
});
