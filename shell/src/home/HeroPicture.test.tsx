import type { HomeContent } from '@storefront/api/entities/home-content';
import { PageContextProvider, type PageContextValue } from '@storefront/remote-kit/page-context';
import { render, screen } from '@testing-library/react';
import { HeroPicture } from './HeroPicture';

test('the name of the hero’s link has the words that are visible in it, and the aisle', () => {
  const hero = { image: '/pictures/hero/960.webp', note: 'Perrin lamp, bone', aisle: 'lighting' };
  render(
    <PageContextProvider value={{ business: { brand: 'retail' } } as PageContextValue}>
      <HeroPicture hero={hero as HomeContent['hero']} label="Lighting" />
    </PageContextProvider>,
  );
  expect(screen.getByRole('link', { name: 'Perrin lamp, bone Lighting' })).toBeDefined();
});
