import { PageContextProvider, type PageContextValue } from '@storefront/remote-kit/page-context';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AssistedVisitPage } from './AssistedVisitPage';

function show(hash: string, call: (key: string) => Promise<unknown>) {
  history.replaceState(null, '', `/assisted-visit${hash}`);
  render(
    <PageContextProvider value={{ api: { call } } as unknown as PageContextValue}>
      <AssistedVisitPage />
    </PageContextProvider>,
  );
}
const start = () => userEvent.click(screen.getByRole('button', { name: 'Start the order' }));
const alertText = async () => (await screen.findByRole('alert')).textContent;

test('an address without its secret, a link that was used and a lost connection say why nothing opens', async () => {
  show('', jest.fn());
  expect(await alertText()).toContain('works once');
  cleanup();
  show('#secret', async () => ({ ok: false, error: { code: 'assisted_link_invalid' } }));
  expect(location.hash).toBe('');
  await start();
  expect(await alertText()).toContain('works once');
  cleanup();
  show('#secret', () => Promise.reject(new Error('offline')));
  await start();
  expect(await alertText()).toMatch(/connection/i);
});

test('an order that the store has begun with meanwhile is not changed', async () => {
  show('#secret', async (key) =>
    key === 'POST /auth/assisted-visit-open'
      ? { ok: true, data: { draftOrderId: 7 } }
      : { ok: false, error: { code: 'order_not_amendable' } },
  );
  await start();
  expect(await alertText()).not.toBe('');
  expect(screen.queryByRole('button')).toBeNull();
});
