import { workerData } from 'node:worker_threads';
import { BundleLoader } from './bundle-loader';
import { KeptReplies } from './kept-replies';
import type { ExportCall, PostedJob, ProbeJob, RenderResult } from './render-job.types';
import { renderPage } from './render-page';

const { releasesDir, repliesFreshMs } = workerData as { releasesDir: string; repliesFreshMs: number };
const loader = new BundleLoader(releasesDir);
const replies = new KeptReplies(repliesFreshMs);

/** What the pool calls for each page. */
export default async function run(job: PostedJob): Promise<RenderResult> {
  // It stood in the queue for so long that it was answered otherwise.
  if (Date.now() > job.until) return { kind: 'failed', cause: 'code', message: 'nobody waits for it any more' };
  return renderPage(job, loader, replies);
}

/** What the pool calls before a composition is shown. */
export function probe({ bundles, exposes }: ProbeJob): void {
  for (const { package: name, expose } of exposes) {
    const ref = bundles.find((bundle) => bundle.name === name);
    if (!ref) throw new Error(`The composition holds no ${name}.`);
    loader.expose(ref, expose);
  }
}

/** What the pool calls for an action: a function that a bundle exposes, with plain data. */
export function callExport({ bundle, expose, functionName, args }: ExportCall): unknown {
  const found = loader.expose(bundle, expose)[functionName];
  if (typeof found !== 'function') throw new Error(`${bundle.name} ${expose} exports no ${functionName}.`);
  return found(...args);
}
