import { loadSharedModules } from './bundles/provided-modules';
import { JobRunner } from './job-runner';
import { confineProcess } from './process/confine-process';
import type { FromProcess, ToProcess } from './process/process-messages.types';
import { StepLog } from './process/step-log';

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
