import type { BoundaryEntry } from '@storefront/remote-kit/boundary';
import type { FailurePolicy } from '@storefront/remote-kit/define-remote';
import type { BoundaryModule } from '@storefront/remote-kit/page.types';
import type { Services } from './hydrate';
import { reportFailure } from './report-failure';

/** The boundaries for which pages have room, each with the policy that holds until its owner's has been read. */
const BOUNDARIES: Readonly<Record<string, FailurePolicy>> = {
  'store-search': 'essential',
  'basket-drawer': 'degradable',
  'slot-countdown': 'hidden',
};

/** The parts that the browser brings: who fills them, how long that may take and what a failure means, the composition says. */
export function remoteBoundaries(services: Services): Record<string, BoundaryEntry> {
  return Object.fromEntries(
    Object.entries(BOUNDARIES).map(([name, policy]) => [name, boundaryOf(services, name, policy)]),
  );
}

function boundaryOf(services: Services, name: string, policy: FailurePolicy): BoundaryEntry {
  const entry: BoundaryEntry = {
    policy,
    async load() {
      const { compositionOf, loadExpose } = await import(/* webpackChunkName: "federation" */ './federation');
      const { packages } = await compositionOf(services);
      for (const owner of packages) {
        const declared = owner.boundaries.find((candidate) => candidate.name === name);
        if (!declared) continue;
        entry.policy = declared.policy;
        const module = await loadExpose<BoundaryModule>(services, owner.name, declared.expose, declared.deadlineMs);
        return module.Boundary;
      }
      throw new Error(`No package of the composition fills '${name}'.`);
    },
    report: (error) => reportFailure(services.state, name, error),
  };
  return entry;
}
