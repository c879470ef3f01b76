import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInAppArea, testRoute } from '../../../test-support/test-in-app-area';
import { currentPage } from '../../frame/current-page';
import { FileFault } from '../failures/faults';

const loadExpose = jest.fn();
jest.mock('../remotes/federation', () => ({
  loadExpose: (...given: unknown[]) => loadExpose(...given),
  releaseInPage: () => ({ version: '1.9.0' }),
}));
const reportFailure = jest.fn();
jest.mock('../failures/report-failure', () => ({ reportFailure: (...given: unknown[]) => reportFailure(...given) }));

interface Load {
  readonly context: LoadContext;
  answer(result: LoadResult<string>): Promise<void>;
  fail(error: unknown): Promise<void>;
}
/** The page's loads, which a test settles. */
let loads: Load[];

function Order({ data, params }: PageProps<string>) {
  const { url, inApp } = usePageContext();
  if (data === 'broken') throw new Error('does not render');
  return (
    <>
      <h1>{`Order ${data}`}</h1>
      <p>{`${params.orderId} ${url} ${inApp}`}</p>
    </>
  );
}
const orderModule = {
  Page: Order,
  load: (context: LoadContext) =>
    new Promise((resolve, reject) =>
      loads.push({
        context,
        answer: (result) => act(async () => resolve(result)),
        fail: (error) => act(async () => reject(error)),
      }),
    ),
};
const order = (data: string): LoadResult<string> => ({ kind: 'page', data, head: { title: `Order ${data}` } });
const heading = () => screen.getByRole('heading', { level: 1 });
const routes = [testRoute('/orders/:orderId', { section: 'account' })];

let consoleError: jest.SpyInstance;
beforeEach(() => {
  jest.resetAllMocks();
  loads = [];
  loadExpose.mockResolvedValue(orderModule);
  window.scrollTo = jest.fn();
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => consoleError.mockRestore());
const hasReloaded = () => consoleError.mock.calls.some(([error]) => /Not implemented: navigation/.test(String(error)));

describe('a page of the in-app area', () => {
  test('is loaded with its URL, then announced by its title and heading, from the top', async () => {
    await renderInAppArea('/orders/7?tab=items', routes);
    expect(heading().textContent).toBe('Loading');
    const location = { params: { orderId: '7' }, query: { tab: 'items' }, path: '/orders/7' };
    expect(loads[0]?.context).toMatchObject(location);
    await loads[0]?.answer(order('7'));
    expect(document.title).toBe('Order 7');
    expect(document.activeElement).toBe(heading());
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
    expect(screen.getByText('7 /orders/7?tab=items true')).toBeTruthy();
    expect(currentPage.get()).toEqual({ url: '/orders/7?tab=items', route: { section: 'account' } });
  });

  test('is never shown after a later navigation, however late it loads', async () => {
    const { go } = await renderInAppArea('/orders/1', routes);
    await go('/orders/2');
    await loads[1]?.answer(order('2'));
    await loads[0]?.answer(order('1'));
    expect([heading().textContent, document.title]).toEqual(['Order 2', 'Order 2']);
    expect(currentPage.get()?.url).toBe('/orders/2');
  });

  test('is neither shown nor reported when it fails after a later navigation', async () => {
    const { go, leave } = await renderInAppArea('/orders/1', routes);
    await go('/orders/2');
    await go('/orders/3');
    await loads[2]?.answer(order('3'));
    await loads[0]?.fail(new Error('no response'));
    await loads[1]?.answer({ kind: 'redirect', to: '/elsewhere' });
    expect(heading().textContent).toBe('Order 3');
    expect(reportFailure).not.toHaveBeenCalled();
    expect(leave).not.toHaveBeenCalled();
  });

  test('keeps its own parameters until the data of the next one has loaded', async () => {
    const { go } = await renderInAppArea('/orders/1', routes);
    await loads[0]?.answer(order('1'));
    await go('/orders/2');
    expect(screen.getByText(/^1 /)).toBeTruthy();
    await loads[1]?.answer(order('2'));
    expect(screen.getByText(/^2 \/orders\/2/)).toBeTruthy();
  });

  test('shows its owner’s message with the focus when it does not exist', async () => {
    await renderInAppArea('/orders/9', routes);
    await loads[0]?.answer({ kind: 'not-found', message: 'Order not found' });
    expect([heading().textContent, document.title]).toEqual(['Order not found', 'Order not found, Pipwell']);
    expect(document.activeElement).toBe(heading());
  });
});

describe('a failure of a page of the in-app area', () => {
  const part = { part: './OrderPage', remote: 'mf-member', version: '1.9.0' };

  test('to load is reported with the version in the page, and a retry loads it in place', async () => {
    const error = new FileFault('no response');
    loadExpose.mockRejectedValueOnce(error);
    await renderInAppArea('/orders/1', routes);
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(reportFailure.mock.calls).toEqual([[expect.anything(), part, error]]);
    expect(document.title).toMatch(/, Pipwell$/);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await loads[0]?.answer(order('1'));
    expect(heading().textContent).toBe('Order 1');
    expect(hasReloaded()).toBe(false);
  });

  test('to render is reported as broken code, and a retry requests a new document', async () => {
    await renderInAppArea('/orders/1', routes);
    await loads[0]?.answer(order('broken'));
    expect(reportFailure.mock.calls).toEqual([
      [expect.anything(), part, expect.objectContaining({ name: 'CodeFault', message: 'does not render' })],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect([loads.length, hasReloaded()]).toEqual([1, true]);
  });

  test('does not scroll, so that its button stays where it is', async () => {
    await renderInAppArea('/orders/1', routes);
    await loads[0]?.fail(new Error('no response'));
    expect(window.scrollTo).not.toHaveBeenCalled();
  });
});
