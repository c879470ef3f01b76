import { PageContextProvider, type PageContextValue } from '@storefront/remote-kit/page-context';
import { render, screen } from '@testing-library/react';
import { AccountFrame } from './AccountFrame';

const linksWith = (features: object) => {
  const { unmount } = render(
    <PageContextProvider value={{ business: { features } } as unknown as PageContextValue}>
      <AccountFrame section="orders" title="Your orders">
        Nothing yet
      </AccountFrame>
    </PageContextProvider>,
  );
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  unmount();
  return links;
};

test('the account leads to the weekly time, unless the business has none', () => {
  expect(linksWith({})).toContain('Weekly time');
  expect(linksWith({ weeklySlots: false })).not.toContain('Weekly time');
  expect(linksWith({ weeklySlots: false })).toContain('Addresses');
});
