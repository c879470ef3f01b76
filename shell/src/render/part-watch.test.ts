/** @jest-environment node */
import { PartWatch, PartWatcher, partNumber } from './part-watch';
import type { RenderPart } from './render-job.types';

const part = (name: string, deadlineMs: number): RenderPart => ({ name, package: 'mf-a', expose: './A', deadlineMs });
const parts = [part('page', 10_000), part('banner', 0)];

test('whoever has the worker is known, also within another part, and nobody is once it is given back', () => {
  const watcher = new PartWatcher(parts);
  const watch = new PartWatch(watcher.memory);
  expect(watcher.current()).toBeUndefined();
  watch.run(partNumber(parts, 'page'), () => {
    expect(watcher.current()?.name).toBe('page');
    watch.run(partNumber(parts, 'banner'), () => expect(watcher.current()?.name).toBe('banner'));
    expect(watcher.current()?.name).toBe('page');
  });
  expect(watcher.current()).toBeUndefined();
});

test('a part that throws gives the worker back too', () => {
  const watcher = new PartWatcher(parts);
  const watch = new PartWatch(watcher.memory);
  expect(() =>
    watch.run(1, () => {
      throw new Error('broken');
    }),
  ).toThrow('broken');
  expect(watcher.current()).toBeUndefined();
});

test('the part that keeps the worker for longer than it may is named, and no other', () => {
  jest.useFakeTimers();
  const watcher = new PartWatcher(parts);
  const watch = new PartWatch(watcher.memory);
  watch.enter(partNumber(parts, 'page'));
  jest.advanceTimersByTime(9_000);
  expect(watcher.overdue()).toBeUndefined();
  watch.enter(partNumber(parts, 'banner'));
  jest.advanceTimersByTime(1);
  expect(watcher.overdue()?.name).toBe('banner');
  jest.useRealTimers();
});
