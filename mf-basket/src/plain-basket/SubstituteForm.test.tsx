import { PageContextProvider, type PageContextValue } from '@storefront/remote-kit/page-context';
import { render, screen } from '@testing-library/react';
import { SubstituteForm } from './SubstituteForm';

test.each([
  [{}, 'If missing: nothing'],
  [{ ifMissing: 'If out of stock' }, 'If out of stock: nothing'],
])('a business with the words %j says in them what happens without a choice', (copy, expected) => {
  render(
    <PageContextProvider value={{ business: { copy } } as unknown as PageContextValue}>
      <SubstituteForm action="substitute-for-all" chosen={undefined} />
    </PageContextProvider>,
  );
  expect(screen.getByRole('option', { name: expected })).toBeTruthy();
});
