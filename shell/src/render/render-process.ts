import { confineProcess } from './confine-process';
import { JobRunner } from './job-runner';
import type { FromProcess, ToProcess } from './process-messages.types';
import { loadSharedModules } from './provided-modules';
import { StepLog } from './step-log';

// The entry point of a render process, which runs jobs until its parent ends.

const parent = process;
const send = process.send?.bind(process) as (message: FromProcess) => void;
const runner = loadSharedModules().then((shared) => {
  const created = new JobRunner(send, new StepLog(), shared);
  confineProcess();
  return created;
});
parent.on('message', async (message: ToProcess) => (await runner).receive(message));
parent.on('disconnect', () => parent.exit());
