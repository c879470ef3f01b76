import { PageContextProvider, type PageContextValue } from '@storefront/remote-kit/page-context';
import { render, screen } from '@testing-library/react';
import { SafePlacePhoto } from './SafePlacePhoto';

const call = jest.fn();
const show = (status: 'delivered' | 'en_route', fulfilmentMethod: 'delivery' | 'collection' = 'delivery') =>
  render(
    <PageContextProvider value={{ api: { call } } as unknown as PageContextValue}>
      <SafePlacePhoto order={{ businessOrderId: 'PW-1', status, fulfilmentMethod }} />
    </PageContextProvider>,
  );

beforeEach(() => {
  call.mockReset().mockResolvedValue({ ok: true, data: { picture: { type: 'image/jpeg', content: 'AAAA' } } });
});

test('a delivered order shows where it was left', async () => {
  show('delivered');
  const photo = await screen.findByRole('img', { name: 'Your bags where the driver left them' });
  expect(photo.getAttribute('src')).toBe('data:image/jpeg;base64,AAAA');
  expect(call).toHaveBeenCalledWith('POST /checkout/order-safe-place', { body: { businessOrderId: 'PW-1' } });
});

test('an order that is under way or was collected is not asked for a photo', () => {
  show('en_route');
  show('delivered', 'collection');
  expect(call).not.toHaveBeenCalled();
});
