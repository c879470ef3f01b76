import type { LoadedComposition } from '../compositions/live-composition';
import type { RenderProcesses } from '../processes/render-processes';

/**
 * Calls a function of a package's server bundle in the composition's render process, which has no key, session or file.
 * @param expose such as './actions/add-item'
 * @param args plain data, like the result
 * @throws Error when there is no such function, it throws, or it does not end in time
 */
export type CallExport = (
  composition: LoadedComposition,
  packageName: string,
  expose: string,
  functionName: string,
  args: readonly unknown[],
) => Promise<unknown>;

/** @param deadlineMs milliseconds for one call */
export const callExportIn =
  (processes: RenderProcesses, deadlineMs: number): CallExport =>
  (composition, packageName, expose, functionName, args) =>
    processes.callExport(composition, { package: packageName, expose, functionName, args }, deadlineMs);
