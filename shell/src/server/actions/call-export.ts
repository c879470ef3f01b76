import type { RenderPool } from '../../render/render-pool';
import { bundlesOf } from '../document/render-jobs';
import type { LoadedComposition } from '../live-composition';

/**
 * Calls a function that a package's server bundle exposes, where pages are rendered: with no key, no session and no file.
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

/** The same in the pool of render workers. */
export const callExportIn =
  (pool: RenderPool): CallExport =>
  (composition, packageName, expose, functionName, args) => {
    const bundle = bundlesOf(composition.manifests).find(({ name }) => name === packageName);
    if (!bundle) return Promise.reject(new Error(`The composition holds no ${packageName}.`));
    return pool.callExport({ bundle, expose, functionName, args });
  };
