import { inspect } from 'node:util';
import type { FaultEnvironment, KilledProcess } from './fault-environment';
import type { Scenario } from './scenarios';
import type { Shopper } from './shopper';

/** Pauses the service at a point that `action` reaches, kills the process there and restarts it. */
export async function killAt(
  environment: FaultEnvironment,
  point: string,
  processName: KilledProcess,
  action: () => Promise<unknown>,
): Promise<void> {
  const { sandbox } = environment;
  await sandbox.control('POST', '/api/pause-points', { name: point, times: 1 });
  let outcome: unknown = 'no reply yet';
  const running = action().then(
    (reply) => {
      outcome = reply;
    },
    (error) => {
      outcome = error;
    },
  );
  const { waiting } = (await sandbox.control('GET', `/api/pause-points?name=${point}&wait=20`)) as {
    waiting: unknown[];
  };
  if (waiting.length !== 1) throw new Error(`No process reached ${point}: ${inspect(outcome)}`);
  await environment.kill(processName);
  if (processName === 'sandbox') await environment.restart(processName);
  await sandbox.control('DELETE', '/api/pause-points');
  await running;
  if (processName !== 'sandbox') await environment.restart(processName);
}

/** Runs a scenario up to its transition and kills the process there. */
export async function killDuring(
  environment: FaultEnvironment,
  scenario: Scenario,
  point: string,
  processName: KilledProcess,
): Promise<Shopper> {
  const shopper = await scenario.prepare(environment);
  const send = processName === 'shell' ? environment.viaShell : environment.post;
  await killAt(environment, point, processName, () => scenario.cause(shopper, send));
  await environment.sandbox.control('DELETE', '/api/faults');
  return shopper;
}
