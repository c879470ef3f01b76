import { busFor } from '@storefront/bus/bus';
import { PageContextProvider, type PageContextValue } from '@storefront/remote-kit/page-context';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AssistedBar } from './AssistedBar';

test('a visit that could not be ended says so, and can be ended again', async () => {
  busFor('shell').set('session', { strategy: 'guest', version: '1', assistedFor: 'Ada Byron' });
  const call = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ ok: false });
  render(
    <PageContextProvider value={{ api: { call } } as unknown as PageContextValue}>
      <AssistedBar />
    </PageContextProvider>,
  );
  expect(screen.getByRole('status').textContent).toContain('Ada Byron');
  await userEvent.click(screen.getByRole('button', { name: 'End' }));
  expect((await screen.findByText(/could not be ended/)).textContent).not.toContain('Ada');
  await userEvent.click(screen.getByRole('button', { name: 'End' }));
  expect(call).toHaveBeenCalledTimes(2);
});
