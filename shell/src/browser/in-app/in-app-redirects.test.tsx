import { applySnapshot } from '@storefront/bus/bus';
import type { SessionSnapshot } from '@storefront/bus/state.types';
import { locationNeeded } from '@storefront/messages/store-search';
import type { LoadContext } from '@storefront/remote-kit/page.types';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInAppArea, testRoute } from '../../../test-support/test-in-app-area';
import { rememberPage } from './previous-page';

const load = jest.fn();
const loadExpose = jest.fn();
jest.mock('../remotes/federation', () => ({
  loadExpose: (...given: unknown[]) => loadExpose(...given),
  releaseInPage: () => ({ version: '1' }),
}));
jest.mock('../failures/report-failure', () => ({ reportFailure: () => undefined }));

function Page() {
  const { url, navigate } = usePageContext();
  return (
    <>
      <h1>{url}</h1>
      {['/b?x=1', '/pay', '/store/a', 'https://elsewhere.test/b'].map((to) => (
        <button key={to} type="button" onClick={() => navigate(to)}>
          {to}
        </button>
      ))}
    </>
  );
}
const shopper = (changes: Partial<SessionSnapshot> = {}) =>
  applySnapshot({
    session: { strategy: 'guest', version: '1' },
    location: null,
    store: null,
    fulfilment: 'delivery',
    basket: null,
    slot: null,
    serverTime: new Date().toISOString(),
    ...changes,
  });
const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent;

beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
  rememberPage('');
  shopper();
  load.mockImplementation(async (_context: LoadContext) => ({ kind: 'page', data: {}, head: { title: '' } }));
  loadExpose.mockResolvedValue({ Page, load });
  window.scrollTo = jest.fn();
});

test('a guard that refuses the shopper replaces the page by another one, and loads no code of it', async () => {
  const { leave } = await renderInAppArea('/account', [testRoute('/account', { guards: ['member'] })]);
  expect(leave.mock.calls).toEqual([['/', { replace: true }]]);
  expect(loadExpose).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('sf.flash')).toBe('You need to be logged in to use this');
});

test('a shopper without a place goes back to the page before, and reads why there', async () => {
  const routes = [testRoute('/a'), testRoute('/b', { guards: ['location'] })];
  const toasts: string[] = [];
  const listen = (event: Event) => toasts.push((event as CustomEvent<{ text: string }>).detail.text);
  document.addEventListener('sf:toast', listen);
  const { go, location } = await renderInAppArea('/a', routes);
  await go('/b');
  document.removeEventListener('sf:toast', listen);
  expect([location(), heading()]).toEqual(['/a', '/a']);
  expect(toasts).toEqual([locationNeeded]);
});

test('a page before whose own guards refuse the shopper is not where a guard leads', async () => {
  shopper({ location: { postcode: 'SE1', latitude: 1, longitude: 1 } });
  const routes = [testRoute('/a', { guards: ['location'] }), testRoute('/b', { guards: ['location'] })];
  const { go, leave } = await renderInAppArea('/a', routes);
  shopper();
  await go('/b');
  expect(leave.mock.calls).toEqual([['/', { replace: true }]]);
});

test('a page’s own redirect replaces it, within the area without a new document', async () => {
  load.mockImplementationOnce(async () => ({ kind: 'redirect', to: '/b?x=1' }));
  const { leave, location } = await renderInAppArea('/a', [testRoute('/a'), testRoute('/b')]);
  expect([location(), heading()]).toEqual(['/b?x=1', '/b?x=1']);
  expect(leave).not.toHaveBeenCalled();
});

test('a page navigates without a new document within the area, and with one everywhere else', async () => {
  const routes = [testRoute('/a'), testRoute('/b'), testRoute('/pay', { paymentStep: true })];
  const { leave, location } = await renderInAppArea('/a', routes);
  await userEvent.click(screen.getByText('/b?x=1'));
  expect([location(), leave.mock.calls]).toEqual(['/b?x=1', []]);
  for (const to of ['/pay', '/store/a', 'https://elsewhere.test/b']) await userEvent.click(screen.getByText(to));
  expect(leave.mock.calls.map(([to]) => to)).toEqual(['/pay', '/store/a', 'https://elsewhere.test/b']);
  expect(location()).toBe('/b?x=1');
});
