/** @jest-environment node */
import { StepWatch } from './step-watch';

const deadlines = { page: 5_000, banner: 500 };

test('the running part is known, also when a line arrives in chunks', () => {
  const watch = new StepWatch(5_000);
  watch.read('1 page\n1 ban');
  expect(watch.current).toEqual({ job: 1, part: 'page' });
  watch.read('ner\n');
  expect(watch.current).toEqual({ job: 1, part: 'banner' });
  watch.read('1 page\n\n');
  expect(watch.current).toBeUndefined();
});

test('a part times out after its own deadline, and a process without a known part after the longest', () => {
  let now = 0;
  const watch = new StepWatch(5_000, () => now);
  watch.begin();
  watch.read('7 page\n');
  now = 4_000;
  expect(watch.overdue(deadlines)).toBeUndefined();
  watch.read('7 banner\n');
  now = 4_501;
  expect(watch.overdue(deadlines)).toBe('its code kept the process for more than 500 ms');
  watch.read('\n');
  now = 9_501;
  expect(watch.overdue({})).toBeUndefined();
  now = 9_502;
  expect(watch.overdue({})).toBe('its code kept the process for more than 5000 ms');
});
