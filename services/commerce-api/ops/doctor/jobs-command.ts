import type { Command } from 'commander';
import type { OpsContext } from '../context';
import { formatMoment } from '../moment';
import { formatTable } from '../table';

/** The largest unit that says enough, such as '3 h'; empty for nothing. */
function ageOf(seconds: number): string {
  if (seconds < 1) return '';
  if (seconds < 120) return `${seconds} s`;
  return seconds < 7_200 ? `${Math.floor(seconds / 60)} min` : `${Math.floor(seconds / 3_600)} h`;
}

export const addJobsCommand = (program: Command, { client, print }: OpsContext) =>
  program
    .command('jobs')
    .description('the queues of background jobs, and the jobs that failed for good')
    .option('--again <which>', 'queue failed jobs again: the id of one, or the name of a queue')
    .action(async ({ again }: { again?: string }) => {
      if (again !== undefined) {
        const sent = await client().call('POST /admin/jobs-again', { body: { which: again } });
        if (!sent.ok) throw new Error(sent.error.detail);
        return print([`${sent.data.queued} queued again`]);
      }
      const result = await client().call('POST /admin/jobs', { body: {} });
      if (!result.ok) throw new Error('The jobs could not be read');
      const { queues, deadLetters } = result.data;
      const states = queues.map(({ queue, waiting, retrying, active, dead, oldestSeconds }) => [
        queue,
        ...[waiting, retrying, active, dead].map(String),
        ageOf(oldestSeconds),
      ]);
      const letters = deadLetters.map(({ id, queue, queuedAt, failedAt, reason }) => [
        id,
        queue,
        formatMoment(queuedAt),
        formatMoment(failedAt),
        reason,
      ]);
      print([
        ...formatTable(['Queue', 'Waiting', 'Failed before', 'Running', 'Failed for good', 'Oldest waits'], states),
        ...(letters.length ? ['', ...formatTable(['Job', 'Queue', 'Queued', 'Failed', 'Reason'], letters)] : []),
      ]);
    });
