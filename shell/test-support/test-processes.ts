import { join } from 'node:path';
import { CompositionProcess, type JobOptions } from '../src/server/processes/composition-process';

/** A deadline that no test reaches. */
export const LONG_MS = 60_000;
const running: CompositionProcess[] = [];

/** Ends every child process that a test has launched. */
export function killTestProcesses(): void {
  for (const process of running.splice(0)) process.kill();
}

/** A child process of test-process.cjs. @param start how it starts, as declared there */
export function launchTestProcess(
  start: string,
  deadlines: { readonly startDeadlineMs?: number; readonly hangDeadlineMs?: number } = {},
): CompositionProcess {
  const bundles = [{ name: 'mf-a', version: '1', builtAgainst: {}, code: Buffer.from(start) }];
  const script = join(__dirname, 'test-process.cjs');
  const options = { script, startDeadlineMs: LONG_MS, hangDeadlineMs: LONG_MS, ...deadlines };
  const process = new CompositionProcess({ bundles, exposes: [], responseCacheMs: 0 }, options);
  running.push(process);
  return process;
}

export async function readyTestProcess(hangDeadlineMs = LONG_MS): Promise<CompositionProcess> {
  const process = launchTestProcess('ready', { hangDeadlineMs });
  await process.ready;
  return process;
}

/** Runs a job of test-process.cjs; `blames` collects the parts that it is blamed for. */
export function runTestJob(
  process: CompositionProcess,
  functionName: string,
  args: readonly unknown[] = [],
  options: Partial<JobOptions> = {},
) {
  const blames: string[] = [];
  const call = { package: 'mf-a', expose: './actions/a', functionName, args };
  const job = process.run('call-export', call, {
    deadlines: {},
    call: async () => ({ failed: 'network' }),
    onBlame: (part) => blames.push(part),
    ...options,
  });
  return { ...job, blames };
}
