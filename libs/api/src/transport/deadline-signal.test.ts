import { once } from 'node:events';
import { deadlineSignal } from './deadline-signal';

const MANY_MS = 600_000;

test('it aborts after its time, and says so', async () => {
  const { signal, isLate } = deadlineSignal(1);
  expect([signal.aborted, isLate()]).toEqual([false, false]);
  await once(signal, 'abort');
  expect(isLate()).toBe(true);
});

test('it aborts with the other signal, before or after its start', () => {
  const cancel = new AbortController();
  const running = deadlineSignal(MANY_MS, cancel.signal);
  cancel.abort();
  const begun = deadlineSignal(MANY_MS, cancel.signal);
  expect([running.signal.aborted, running.isLate(), begun.signal.aborted]).toEqual([true, false, true]);
  running.end();
  begun.end();
});

test('after the end the other signal does not abort it', () => {
  const cancel = new AbortController();
  const { signal, end } = deadlineSignal(MANY_MS, cancel.signal);
  end();
  cancel.abort();
  expect(signal.aborted).toBe(false);
});
