import type { LoadedComposition } from '../live-composition';
import type { RenderProcesses } from '../processes/render-processes';

/**
 * Calls a function that a package's server bundle exposes, in the composition's render process: with no key, no session
 * and no file.
 * @param expose such as './actions/add-item'
 * @param args plain data, as is what comes back
 * @throws Error when there is no such function, it throws, or it does not end in time
 */
export type CallExport = (
  composition: LoadedComposition,
  packageName: string,
  expose: string,
  functionName: string,
  args: readonly unknown[],
) => Promise<unknown>;

/** @param deadlineMs milliseconds that one call may take */
export const callExportIn =
  (processes: RenderProcesses, deadlineMs: number): CallExport =>
  (composition, packageName, expose, functionName, args) =>
    processes.callExport(composition, { package: packageName, expose, functionName, args }, deadlineMs);
