import type { FaultSetting, Victim } from './fault-environment';
import type { Scenario } from './scenarios';
import type { Shopper } from './shopper';

/** Pauses the service at a point that `act` reaches, kills the victim there and restarts it. */
export async function killAt(
  setting: FaultSetting,
  point: string,
  victim: Victim,
  act: () => Promise<unknown>,
): Promise<void> {
  const { sandbox } = setting;
  await sandbox.control('POST', '/api/pause-points', { name: point, times: 1 });
  const acting = act().catch(() => undefined);
  const { waiting } = (await sandbox.control('GET', `/api/pause-points?name=${point}&wait=20`)) as {
    waiting: unknown[];
  };
  if (waiting.length !== 1) throw new Error(`No process reached ${point}`);
  await setting.kill(victim);
  if (victim === 'sandbox') await setting.restart(victim);
  await sandbox.control('DELETE', '/api/pause-points');
  await acting;
  if (victim !== 'sandbox') await setting.restart(victim);
}

/** Runs a scenario up to its transition and kills the victim there. */
export async function killDuring(
  setting: FaultSetting,
  scenario: Scenario,
  point: string,
  victim: Victim,
): Promise<Shopper> {
  const shopper = await scenario.prepare(setting);
  const send = victim === 'shell' ? setting.viaShell : setting.post;
  await killAt(setting, point, victim, () => scenario.act(shopper, send));
  await setting.sandbox.control('DELETE', '/api/faults');
  return shopper;
}
