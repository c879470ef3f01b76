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

test('other outputs get a line when a step begins, periodically, and when it ends', () => {
  const { progress, read, wait } = watched(false);
  progress.show('Sending rows', 100, 300);
  progress.show('Sending rows', 150, 300);
  wait(6_000);
  progress.show('Sending rows', 200, 300);
  progress.show('Sending rows', 300, 300);
  expect(read()).toBe('Sending rows 100 of 300\nSending rows 200 of 300\nSending rows 300 of 300\n');
});
