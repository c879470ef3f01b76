import type { BoundaryEntry, RenderedPart } from '@storefront/remote-kit/page-parts/boundary-entry.types';
import type { BoundaryState } from '../../server/document/page-state.types';
import { reportFailure } from '../failures/report-failure';
import { saveInputs } from '../forms/save-inputs';
import type { Services } from '../hydrate';
import { asBoundary } from './check-module';
import type { FirstBoundary, FirstModules } from './first-modules';

/** Every boundary of the composition with its owner's declaration: server-rendered ones join, the others are loaded. */
export function remoteBoundaries(services: Services, modules: FirstModules): Record<string, BoundaryEntry> {
  return Object.fromEntries(
    Object.entries(services.state.boundaries).map(([name, boundary]) => [
      name,
      entryOf(services, name, boundary, modules.boundaries[name]),
    ]),
  );
}

function entryOf(services: Services, name: string, boundary: BoundaryState, first?: FirstBoundary): BoundaryEntry {
  const { policy, package: remote, version, expose, deadlineMs } = boundary;
  let firstLoad = first?.loading;
  return {
    policy,
    component: first?.module?.Boundary,
    rendered: first && renderedPart(name),
    async load() {
      // Parts of the document are awaited once; retries use the runtime.
      const loading = firstLoad;
      firstLoad = undefined;
      if (loading) return (await loading).Boundary;
      const { loadExpose } = await import(/* webpackChunkName: "federation" */ './federation');
      return (await loadExpose(services, remote, expose, asBoundary, deadlineMs)).Boundary;
    },
    report: (error) => reportFailure(services.state, { part: name, remote, version }, error),
  };
}

function renderedPart(name: string): RenderedPart {
  const element = () => document.querySelector<HTMLElement>(`[data-boundary="${name}"]`);
  return {
    html: element()?.innerHTML ?? '',
    saveInputs() {
      const part = element();
      return part ? saveInputs(part) : () => undefined;
    },
  };
}
