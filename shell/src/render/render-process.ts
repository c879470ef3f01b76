import { JobRunner } from './job-runner';
import type { FromProcess, ToProcess } from './process-messages.types';
import { loadSharedModules } from './provided-modules';
import { removeSignals } from './remove-signals';
import { StepLog } from './step-log';

// The entry point of a render process, which runs jobs until its parent ends.

const send = process.send?.bind(process) as (message: FromProcess) => void;
const runner = loadSharedModules().then((shared) => new JobRunner(send, new StepLog(), shared));
process.on('message', async (message: ToProcess) => (await runner).receive(message));
process.on('disconnect', () => process.exit());
removeSignals();
