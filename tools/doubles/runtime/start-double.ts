import { busFor } from '@storefront/bus/bus';
import type { DoublesOfPage } from '@storefront/testing/neighbours/double-in-page.types';
import { ContractDouble, type DoubledContract, type NamedBus } from './contract-double';

/** The handlers module of a double: joins it to the page's bus, and makes it available to tests. */
export const doubleHandlers = (contract: DoubledContract) => ({
  start() {
    const page = globalThis as DoublesOfPage;
    const double = new ContractDouble(contract, busFor('shell') as unknown as NamedBus, page.contractDoubleReplies);
    page.contractDoubles = { ...page.contractDoubles, [contract.name]: double };
  },
});
