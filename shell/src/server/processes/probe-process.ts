import { errorMessage } from '@storefront/api/error-message';
import { ignoreDebugSignal } from '@storefront/settings/ignore-debug-signal';
import type { ProcessContent } from '../../render/process/process-messages.types';
import { CompositionProcess, type ProcessOptions } from './composition-process';

// The entry point of a process that checks for the release command whether a composition's code can be evaluated. The
// command holds the private release key, so it is not the parent of a process that evaluates code that was never shown.

/** Content to evaluate, with the options of its render process. */
export interface ProbeRequest {
  readonly content: ProcessContent;
  readonly options: ProcessOptions;
}

/** Whether it was evaluated, or why not. */
export interface ProbeResult {
  readonly refused?: string;
}

ignoreDebugSignal();
process.once('message', async ({ content, options }: ProbeRequest) => {
  const started = new CompositionProcess(content, options);
  const refused = await started.ready.then(() => undefined, errorMessage);
  started.kill();
  process.send?.({ refused } satisfies ProbeResult, () => process.exit());
});
process.once('disconnect', () => process.exit());
