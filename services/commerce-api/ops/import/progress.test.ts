import { Progress } from './progress';

function watched(isTTY: boolean) {
  const written: string[] = [];
  let now = 0;
  const out = { isTTY, write: (text: string) => written.push(text) > 0 };
  const progress = new Progress(out as never, () => now);
  return {
    progress,
    read: () => written.join(''),
    wait: (ms: number) => {
      now += ms;
    },
  };
}

test('a terminal shows one bar per step, which grows in place', () => {
  const { progress, read } = watched(true);
  progress.show('Sending rows', 0, 2_000);
  progress.show('Sending rows', 1_000, 2_000);
  progress.show('Checking', 2_000, 2_000);
  progress.end();
  const lines = read().split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain('[############            ] 1,000 of 2,000');
  expect(lines[1]).toContain('Checking           [########################] 2,000 of 2,000');
});

test('the time left is estimated from the step so far', () => {
  const { progress, read, wait } = watched(true);
  progress.show('Writing', 0, 10_000);
  wait(1_000);
  progress.show('Writing', 1_000, 10_000);
  wait(9_000);
  progress.show('Writing', 1_000, 10_000);
  wait(10_000);
  progress.show('Writing', 8_000, 10_000);
  progress.show('Writing', 10_000, 10_000);
  const shown = read()
    .split('\r')
    .map((text) => text.replace(/.*\] /, ''));
  expect(shown.slice(1)).toEqual([
    '0 of 10,000',
    '1,000 of 10,000',
    '1,000 of 10,000, about 2 min left',
    '8,000 of 10,000, about 5 s left',
    '10,000 of 10,000',
  ]);
});

test('a step that has ended, or whose length is not known, is not repeated', () => {
  const { progress, read } = watched(false);
  for (let poll = 0; poll < 3; poll += 1) progress.show('Checking', 0, 0);
  for (let poll = 0; poll < 3; poll += 1) progress.show('Writing', 10, 10);
  expect(read()).toBe('Checking\nWriting 10 of 10\n');
});

test('other outputs get a line when a step begins, periodically, and when it ends', () => {
  const { progress, read, wait } = watched(false);
  progress.show('Sending rows', 100, 300);
  progress.show('Sending rows', 150, 300);
  wait(6_000);
  progress.show('Sending rows', 200, 300);
  progress.show('Sending rows', 300, 300);
  expect(read()).toBe('Sending rows 100 of 300\nSending rows 200 of 300, about 3 s left\nSending rows 300 of 300\n');
});
