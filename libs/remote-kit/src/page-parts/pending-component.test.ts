import { createPendingComponent } from './pending-component';

const Part = () => null;

test('a pending component resolves with the component that it is settled with, and only then', async () => {
  const { promise, settle } = createPendingComponent();
  const before = await Promise.race([promise, Promise.resolve('pending')]);
  expect(before).toBe('pending');
  settle(Part);
  await expect(promise).resolves.toBe(Part);
});

test('only the first component counts', async () => {
  const { promise, settle } = createPendingComponent();
  settle(Part);
  settle(() => 'later');
  await expect(promise).resolves.toBe(Part);
});
