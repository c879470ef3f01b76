import { JobRunner } from './job-runner';
import type { FromProcess, ToProcess } from './process-messages.types';
import { removeSignals } from './remove-signals';
import { StepLog } from './step-log';

// The entry point of a render process, which runs jobs until its parent ends.

const send = process.send?.bind(process) as (message: FromProcess) => void;
const runner = new JobRunner(send, new StepLog());
process.on('message', (message: ToProcess) => runner.receive(message));
process.on('disconnect', () => process.exit());
removeSignals();
