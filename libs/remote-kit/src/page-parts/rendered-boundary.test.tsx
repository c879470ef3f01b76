import { act } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Boundary, BoundaryProvider } from '../boundary';
import type { BoundaryEntry, PartComponent, RenderedPart } from './boundary-entry.types';

const Counter: PartComponent = ({ label }) => {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{`${label}: ${count}`}</button>;
};

const page = (entry: BoundaryEntry, label = 'Items'): ReactNode => (
  <BoundaryProvider
    entries={{ part: entry }}
    renderFailureNotice={(tryAgain) => (
      <button type="button" id="retry" onClick={tryAgain}>
        Try again
      </button>
    )}
  >
    <Boundary name="part" skeleton={<i>skeleton</i>} props={{ label }} />
  </BoundaryProvider>
);

const part = () => root.querySelector<HTMLElement>('[data-boundary="part"]') as HTMLElement;
const retryButton = () => root.querySelector<HTMLElement>('#retry');
const click = (element: HTMLElement | null) => act(async () => element?.click());

let root: HTMLElement;
let react: Root | undefined;
let consoleError: jest.SpyInstance;

beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  root = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  act(() => react?.unmount());
  root.remove();
  consoleError.mockRestore();
});

/** The server's document, then its hydration with a part whose loads the test settles. */
async function hydratePage(policy: BoundaryEntry['policy'], rendered: Partial<RenderedPart> = {}) {
  const report = jest.fn();
  const onServer: BoundaryEntry = {
    policy,
    component: Counter,
    rendered: { html: '' },
    load: () => Promise.reject(),
    report,
  };
  root.innerHTML = renderToString(page(onServer));
  const html = part().innerHTML;
  const loads: { resolve: (component: PartComponent) => void; reject: (error: unknown) => void }[] = [];
  const entry: BoundaryEntry = {
    policy,
    rendered: { html, ...rendered },
    load: () => new Promise((resolve, reject) => loads.push({ resolve, reject })),
    report,
  };
  await act(async () => {
    react = hydrateRoot(root, page(entry), { onRecoverableError: () => undefined });
  });
  return { entry, loads, report, html };
}

test('on the server the part is rendered between the calls of begin and done', () => {
  const calls: string[] = [];
  const entry: BoundaryEntry = {
    policy: 'essential',
    component: (props) => {
      calls.push('render');
      return <Counter {...props} />;
    },
    rendered: { html: '', begin: () => calls.push('begin'), done: () => calls.push('done') },
    load: () => Promise.reject(),
    report: () => undefined,
  };
  expect(renderToString(page(entry))).toContain('<button type="button">Items: 0</button>');
  expect(calls).toEqual(['begin', 'render', 'done']);
});

test('the server’s HTML stays until the part has loaded, however late; then it works', async () => {
  const { loads, html } = await hydratePage('essential');
  expect(part().innerHTML).toBe(html);
  await click(part().querySelector('button'));
  expect(part().textContent).toBe('Items: 0');
  await act(async () => loads[0]?.resolve(Counter));
  await click(part().querySelector('button'));
  expect(part().textContent).toBe('Items: 1');
});

test('what was typed is saved just before a late part hydrates, and restored after it', async () => {
  const calls: string[] = [];
  const { loads } = await hydratePage('essential', {
    saveInputs: () => {
      calls.push('save');
      return () => void calls.push('restore');
    },
  });
  expect(calls).toEqual([]);
  await act(async () => loads[0]?.resolve(Counter));
  expect(calls).toEqual(['save', 'restore']);
});

test('an essential part that does not load keeps its HTML, and a retry hydrates it', async () => {
  const { loads, report, html } = await hydratePage('essential');
  const error = new Error('no response');
  await act(async () => loads[0]?.reject(error));
  expect(part().innerHTML).toBe(html);
  expect(report.mock.calls).toEqual([[error]]);
  await click(retryButton());
  expect(retryButton()).toBeNull();
  await act(async () => loads[1]?.resolve(Counter));
  await click(part().querySelector('button'));
  expect(part().textContent).toBe('Items: 1');
});

test('the failure of a part that is not essential is reported, and the shopper sees no notice', async () => {
  const { loads, report, html } = await hydratePage('degradable');
  await act(async () => loads[0]?.reject(new Error('no response')));
  expect([part().innerHTML, retryButton()]).toEqual([html, null]);
  expect(report).toHaveBeenCalledTimes(1);
});

test('a part that throws is replaced by the server’s HTML, and reported as broken code', async () => {
  const { loads, report, html } = await hydratePage('essential');
  await act(async () =>
    loads[0]?.resolve(() => {
      throw new Error('does not render');
    }),
  );
  expect(part().innerHTML).toContain(html);
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ name: 'CodeFault', message: 'does not render' }));
  await click(retryButton());
  // Another version is needed, so a new document is requested.
  expect(loads).toHaveLength(1);
  expect(consoleError.mock.calls.some(([logged]) => /Not implemented: navigation/.test(String(logged)))).toBe(true);
});

test('other props reach the part', async () => {
  const { entry, loads } = await hydratePage('essential');
  await act(async () => loads[0]?.resolve(Counter));
  await act(async () => react?.render(page(entry, 'Lines')));
  expect(part().textContent).toBe('Lines: 0');
});
