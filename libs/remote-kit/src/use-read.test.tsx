import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRead } from './use-read';

type Result = { readonly kind: 'read'; readonly data: string } | { readonly kind: 'refused' };
type Read = (signal: AbortSignal) => Promise<Result>;

/** A read whose calls a test settles. */
function pendingRead() {
  const calls: { signal: AbortSignal; resolve: (result: Result) => void; reject: (error: unknown) => void }[] = [];
  const read: Read = (signal) =>
    new Promise((resolve, reject) => {
      calls.push({ signal, resolve, reject });
    });
  return { read, calls };
}

function Page({ read, first }: { read: Read | undefined; first?: Result }) {
  const [reading, reload] = useRead(read, first);
  return (
    <>
      <p role="status">{reading.kind === 'read' ? reading.data : reading.kind}</p>
      <button type="button" onClick={reload}>
        Reload
      </button>
    </>
  );
}

const shown = () => screen.getByRole('status').textContent;
const reload = () => userEvent.click(screen.getByRole('button'));
const settle = (work: () => void) => act(async () => work());

test('it is loading until the result arrives', async () => {
  const { read, calls } = pendingRead();
  render(<Page read={read} />);
  expect(shown()).toBe('loading');
  await settle(() => calls[0]?.resolve({ kind: 'read', data: 'one' }));
  expect(shown()).toBe('one');
  expect(calls).toHaveLength(1);
});

test('a read that rejects has failed, and a reload reads again', async () => {
  const { read, calls } = pendingRead();
  render(<Page read={read} />);
  await settle(() => calls[0]?.reject(new Error('no response')));
  expect(shown()).toBe('failed');
  await reload();
  expect(shown()).toBe('loading');
  await settle(() => calls[1]?.resolve({ kind: 'read', data: 'two' }));
  expect(shown()).toBe('two');
});

test('the result that the page has already loaded is shown and not read again, until a reload', async () => {
  const { read, calls } = pendingRead();
  render(<Page read={read} first={{ kind: 'read', data: 'loaded' }} />);
  expect([shown(), calls.length]).toEqual(['loaded', 0]);
  await reload();
  expect(calls).toHaveLength(1);
});

test('data stays visible while it is read again, other results do not', async () => {
  const { read, calls } = pendingRead();
  render(<Page read={read} first={{ kind: 'read', data: 'old' }} />);
  await reload();
  expect(shown()).toBe('old');
  await settle(() => calls[0]?.resolve({ kind: 'refused' }));
  expect(shown()).toBe('refused');
  await reload();
  expect(shown()).toBe('loading');
});

test('another read aborts the one before it, whose late result is ignored', async () => {
  const before = pendingRead();
  const after = pendingRead();
  const { rerender, unmount } = render(<Page read={before.read} />);
  rerender(<Page read={after.read} />);
  expect(before.calls[0]?.signal.aborted).toBe(true);
  await settle(() => after.calls[0]?.resolve({ kind: 'read', data: 'new' }));
  await settle(() => before.calls[0]?.resolve({ kind: 'read', data: 'late' }));
  expect(shown()).toBe('new');
  expect(after.calls[0]?.signal.aborted).toBe(false);
  unmount();
  expect(after.calls[0]?.signal.aborted).toBe(true);
});

test('nothing is read until there is something to read', async () => {
  const { read, calls } = pendingRead();
  const { rerender } = render(<Page read={undefined} />);
  expect(shown()).toBe('loading');
  rerender(<Page read={read} />);
  expect(calls).toHaveLength(1);
});
