import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Boundary, BoundaryProvider } from './boundary';
import type { BoundaryEntry, PartComponent } from './page-parts/boundary-entry.types';

/** A boundary's entry whose loads a test settles. */
function pendingEntry(policy: BoundaryEntry['policy']) {
  const loads: { resolve: (component: PartComponent) => void; reject: (error: unknown) => void }[] = [];
  const report = jest.fn();
  const entry: BoundaryEntry = {
    policy,
    report,
    load: () => new Promise((resolve, reject) => loads.push({ resolve, reject })),
  };
  return { entry, loads, report };
}

function Page({ entry, enabled, greeting = 'Hello' }: { entry?: BoundaryEntry; enabled?: boolean; greeting?: string }) {
  return (
    <BoundaryProvider
      entries={entry ? { part: entry } : {}}
      renderFailureNotice={(tryAgain) => (
        <button type="button" onClick={tryAgain}>
          Try again
        </button>
      )}
    >
      <p>The rest of the page</p>
      <Boundary name="part" skeleton={<i>skeleton</i>} props={{ greeting }} enabled={enabled} />
    </BoundaryProvider>
  );
}

const Part: PartComponent = ({ greeting }) => <b>{String(greeting)}</b>;
const Throwing: PartComponent = () => {
  throw new Error('does not render');
};
const text = () => document.body.textContent;
const retryButton = () => screen.queryByRole('button', { name: 'Try again' });
const settle = (work: (() => void) | undefined) => act(async () => work?.());
const codeFault = Object.assign(new Error('no such export'), { name: 'CodeFault' });

// React and jsdom write every expected error to the console.
let consoleError: jest.SpyInstance;
beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => consoleError.mockRestore());
const hasReloaded = () => consoleError.mock.calls.some(([error]) => /Not implemented: navigation/.test(String(error)));

test('a boundary that the composition does not fill shows its skeleton', () => {
  render(<Page />);
  expect(text()).toBe('The rest of the pageskeleton');
});

test('the skeleton is shown until the part has loaded; then the part with its props, loaded once', async () => {
  const { entry, loads } = pendingEntry('essential');
  const { rerender } = render(<Page entry={entry} />);
  expect(text()).toContain('skeleton');
  await settle(() => loads[0]?.resolve(Part));
  expect(text()).toBe('The rest of the pageHello');
  rerender(<Page entry={entry} greeting="Good evening" />);
  expect(text()).toContain('Good evening');
  expect(loads).toHaveLength(1);
});

test('a part that has already loaded is shown at once', () => {
  const { entry, loads } = pendingEntry('essential');
  render(<Page entry={{ ...entry, component: Part }} />);
  expect(text()).toContain('Hello');
  expect(loads).toHaveLength(0);
});

test('a part is loaded only when it is needed', async () => {
  const { entry, loads } = pendingEntry('essential');
  const { rerender } = render(<Page entry={entry} enabled={false} />);
  expect([text(), loads.length]).toEqual(['The rest of the pageskeleton', 0]);
  rerender(<Page entry={entry} enabled />);
  expect(loads).toHaveLength(1);
});

test.each([
  ['essential', 'skeletonTry again'],
  ['degradable', 'skeleton'],
  ['hidden', ''],
] as const)('after a failed load the policy %s shows: "%s"', async (policy, shown) => {
  const { entry, loads, report } = pendingEntry(policy);
  render(<Page entry={entry} />);
  const error = new Error('no response');
  await settle(() => loads[0]?.reject(error));
  expect(text()).toBe(`The rest of the page${shown}`);
  expect(report.mock.calls).toEqual([[error]]);
});

test.each([
  ['essential', 'skeletonTry again'],
  ['degradable', 'skeleton'],
  ['hidden', ''],
] as const)('a part that throws does not break the page; the policy %s shows: "%s"', async (policy, shown) => {
  const { entry, loads, report } = pendingEntry(policy);
  render(<Page entry={entry} />);
  await settle(() => loads[0]?.resolve(Throwing));
  expect(text()).toBe(`The rest of the page${shown}`);
  expect(report).toHaveBeenCalledTimes(1);
});

test('a retry loads a file that failed to load again, in place', async () => {
  const { entry, loads } = pendingEntry('essential');
  render(<Page entry={entry} />);
  await settle(() => loads[0]?.reject(new Error('no response')));
  await userEvent.click(retryButton() as HTMLElement);
  expect(text()).toBe('The rest of the pageskeleton');
  await settle(() => loads[1]?.resolve(Part));
  expect(text()).toBe('The rest of the pageHello');
  expect(hasReloaded()).toBe(false);
});

test('a retry after broken code requests a new document, because another version is needed', async () => {
  const { entry, loads } = pendingEntry('essential');
  render(<Page entry={entry} />);
  await settle(() => loads[0]?.reject(codeFault));
  await userEvent.click(retryButton() as HTMLElement);
  expect(loads).toHaveLength(1);
  expect(hasReloaded()).toBe(true);
});

test('a part that throws is mounted again once; then a retry requests a new document', async () => {
  const { entry, loads } = pendingEntry('essential');
  render(<Page entry={entry} />);
  await settle(() => loads[0]?.resolve(Throwing));
  await userEvent.click(retryButton() as HTMLElement);
  expect([loads.length, hasReloaded()]).toEqual([2, false]);
  await settle(() => loads[1]?.resolve(Throwing));
  await userEvent.click(retryButton() as HTMLElement);
  expect([loads.length, hasReloaded()]).toEqual([2, true]);
});

test('a load that fails after the page was left is still reported', async () => {
  const { entry, loads, report } = pendingEntry('essential');
  const { unmount } = render(<Page entry={entry} />);
  unmount();
  await settle(() => loads[0]?.reject(new Error('no response')));
  expect(report).toHaveBeenCalledTimes(1);
});
