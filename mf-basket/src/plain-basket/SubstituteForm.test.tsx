import { PageContextProvider, type PageContextValue } from '@storefront/remote-kit/page-context';
import { render, screen } from '@testing-library/react';
import { SubstituteForm } from './SubstituteForm';

test.each([
  [{}, 'If missing: choose'],
  [{ ifMissing: 'If gone' }, 'If gone: choose'],
])('a business with the words %j asks in them', (copy, expected) => {
  render(
    <PageContextProvider value={{ business: { copy } } as unknown as PageContextValue}>
      <SubstituteForm action="substitute-for-all" chosen={undefined} />
    </PageContextProvider>,
  );
  expect(screen.getByRole('option', { name: expected })).toBeTruthy();
});
