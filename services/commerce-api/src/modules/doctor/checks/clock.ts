import { readAhead } from '../../../follow-database-clock';
import type { ServiceContext } from '../../../service-context';
import { type Reported, right, warning, wrong } from '../finding';

/** Signatures of gateways and log-in providers allow for less than a minute. */
const MAX_DIFFERENCE_MS = 10_000;

/** The machine's clock against the database's, and whether a demonstration's is moved. */
export async function clock(context: ServiceContext, machine?: () => number): Promise<readonly Reported[]> {
  const ahead = await readAhead(context.db, machine);
  if (ahead === undefined)
    return [warning('The database answers too slowly to compare the clocks', 'It is busy.', 'Run the doctor again')];
  const seconds = Math.round(Math.abs(ahead) / 1000);
  return [
    Math.abs(ahead) <= MAX_DIFFERENCE_MS
      ? right('The clocks of the process and the database agree')
      : wrong(
          `The clock of this machine is ${seconds} s ${ahead > 0 ? 'behind' : 'ahead of'} that of the database`,
          'Gateways and log-in providers refuse signed requests, and certificates seem invalid.',
          'Set the clocks of both machines by NTP: timedatectl set-ntp true',
        ),
    ...(context.clock.isMoved() ? [right('The clock of the demonstration is moved')] : []),
  ];
}
