import { applySnapshot } from '@storefront/bus/bus';
import type { SessionSnapshot } from '@storefront/bus/state.types';
import { PageContextProvider } from '@storefront/remote-kit/page-context';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testRoute, testServices } from '../../../test-support/test-in-app-area';
import { sessionError } from '../../frame/notices/session-error';
import { InAppArea } from './in-app';

const compositionOf = jest.fn();
const loadExpose = jest.fn();
jest.mock('../remotes/federation', () => ({
  compositionOf: () => compositionOf(),
  loadExpose: (...given: unknown[]) => loadExpose(...given),
  releaseInPage: () => ({ version: '1' }),
}));
const reportFailure = jest.fn();
jest.mock('../failures/report-failure', () => ({ reportFailure: (...given: unknown[]) => reportFailure(...given) }));

const { owner, ...route } = testRoute('/orders', { expose: './OrdersPage' });
const composition = {
  id: 'c1',
  packages: [
    {
      ...owner,
      routes: [
        { ...route, kind: 'private' },
        { ...route, kind: 'public', path: '/', expose: './HomePage' },
      ],
    },
  ],
};
const Orders = () => <h1>Your orders</h1>;
const session = (strategy: SessionSnapshot['session']['strategy']) =>
  applySnapshot({
    location: null,
    store: null,
    fulfilment: 'delivery',
    basket: null,
    slot: null,
    session: { strategy, version: '1' },
    serverTime: new Date().toISOString(),
  });

async function renderArea(url: string) {
  history.replaceState(null, '', url);
  const { business } = testServices.state;
  const context = { business, api: testServices.api, navigate: jest.fn(), url, inApp: false };
  await act(async () => {
    render(
      <PageContextProvider value={context}>
        <InAppArea services={testServices} />
      </PageContextProvider>,
    );
  });
}
const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent;
const retry = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  session('guest');
  sessionError.set(undefined);
  compositionOf.mockResolvedValue(composition);
  const load = async () => ({ kind: 'page', data: {}, head: { title: '' } });
  loadExpose.mockResolvedValue({ Page: Orders, load });
  window.scrollTo = jest.fn();
});

test('the private pages of every package are shown at their paths', async () => {
  await renderArea('/orders');
  expect(heading()).toBe('Your orders');
  expect(loadExpose).toHaveBeenCalledWith(testServices, owner.name, './OrdersPage', expect.any(Function));
});

test('a public page does not belong to the in-app area', async () => {
  await renderArea('/');
  expect(loadExpose).not.toHaveBeenCalled();
});

test('no guard is evaluated and no page loaded before the session is known', async () => {
  session('unknown');
  await renderArea('/orders');
  expect([heading(), loadExpose.mock.calls]).toEqual(['Loading', []]);
  await act(async () => session('guest'));
  expect(heading()).toBe('Your orders');
});

test('a session that cannot be read is a failure with a retry', async () => {
  session('unknown');
  const tryAgain = jest.fn();
  sessionError.set({ tryAgain });
  await renderArea('/orders');
  await retry();
  expect(tryAgain).toHaveBeenCalledTimes(1);
  expect(loadExpose).not.toHaveBeenCalled();
});

test('a session that cannot be read again changes nothing for a page that knows it', async () => {
  sessionError.set({ tryAgain: jest.fn() });
  await renderArea('/orders');
  expect(heading()).toBe('Your orders');
});

test('a composition that cannot be read is reported, and a retry reads it', async () => {
  const error = new Error('no response');
  compositionOf.mockRejectedValueOnce(error);
  await renderArea('/orders');
  const part = { part: 'composition', remote: 'shell' };
  expect(reportFailure.mock.calls).toEqual([[testServices.state, part, error]]);
  await retry();
  expect(await screen.findByRole('heading', { name: 'Your orders' })).toBeTruthy();
});
