/** @jest-environment node */
import { StepWatch } from '../../server/processes/step-watch';
import { StepLog } from './step-log';

function stepLog() {
  const written: string[] = [];
  const watch = new StepWatch(5_000);
  const log = new StepLog((text) => {
    written.push(text);
    watch.read(text);
  });
  return { log, watch, written };
}
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

test('the document server knows which part runs, until the event loop turns', async () => {
  const { log, watch } = stepLog();
  log.enter(3, 'page');
  log.enter(3, 'store-search');
  expect(watch.current).toEqual({ job: 3, part: 'store-search' });
  await nextTurn();
  expect(watch.current).toBeUndefined();
  log.enter(4, 'page');
  expect(watch.current).toEqual({ job: 4, part: 'page' });
});

test('a process with jobs sends a heartbeat every second', () => {
  jest.useFakeTimers();
  const { log, written } = stepLog();
  log.keepBeating(true);
  log.keepBeating(true);
  jest.advanceTimersByTime(2_000);
  expect(written).toEqual(['\n', '\n']);
  log.keepBeating(false);
  jest.advanceTimersByTime(2_000);
  expect(written).toHaveLength(2);
  jest.useRealTimers();
});
