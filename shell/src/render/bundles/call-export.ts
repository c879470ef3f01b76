import type { JobContext } from '../job-kinds';
import type { ExportCall } from '../render-job.types';

/** Calls a function of a server bundle with plain data. @throws Error when the bundle exports no such function */
export async function callExport(
  { package: name, expose, functionName, args }: ExportCall,
  { bundles, enter }: JobContext,
): Promise<unknown> {
  enter('page');
  const found = bundles.expose(name, expose)[functionName];
  if (typeof found !== 'function') throw new Error(`${name} ${expose} does not export ${functionName}.`);
  return found(...args);
}
