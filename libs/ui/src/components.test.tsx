import { render, screen } from '@testing-library/react';
import { Departments } from './departments';
import { ErrorState } from './error-state';
import { ItemCard } from './item-card';
import { Picture } from './picture';
import { Price } from './price';
import { Swatches } from './swatches';
import { TextField } from './text-field';

const images = {
  originals: '/p/loaf/o.webp',
  mdpi_1x: '/p/loaf/1.webp',
  xhdpi_2x: '/p/loaf/2.webp',
  xxhdpi_3x: '/p/loaf/3.webp',
};

test('a picture offers its densities in AVIF first, then WebP, and reserves its space', () => {
  const { container } = render(<Picture images={images} alt="Loaf" size={180} />);
  expect(container.querySelector('source')?.getAttribute('srcset')).toBe(
    '/p/loaf/1.avif 1x, /p/loaf/2.avif 2x, /p/loaf/3.avif 3x',
  );
  const image = screen.getByRole('img', { name: 'Loaf' });
  expect(image.getAttribute('srcset')).toContain('/p/loaf/3.webp 3x');
  expect([image.getAttribute('width'), image.getAttribute('loading')]).toEqual(['180', 'lazy']);
});

test('a reduced price says now and was; a was-price that is not higher is left out', () => {
  const { container, rerender } = render(<Price amount={185} was={230} />);
  expect(container.textContent).toBe('Now £1.85was £2.30');
  rerender(<Price amount={185} was={185} />);
  expect(container.textContent).toBe('£1.85');
});

test('a card shows the HFSS warning label only if the item needs it', () => {
  const { rerender } = render(
    <ul>
      <ItemCard name="Conserve" href="/x" price={220} hfss />
    </ul>,
  );
  expect(screen.getByText('High in fat, salt or sugar')).toBeTruthy();
  rerender(
    <ul>
      <ItemCard name="Conserve" href="/x" price={220} />
    </ul>,
  );
  expect(screen.queryByText('High in fat, salt or sugar')).toBeNull();
});

test('a swatch has the name of its colour, and the current one is marked', () => {
  render(
    <Swatches
      label="Finish"
      swatches={[
        { name: 'Ink', colour: '#23252f', href: '/ink', current: true },
        { name: 'Bone', colour: '#e9e5dc', href: '/bone', current: false },
      ]}
    />,
  );
  expect(screen.getByRole('list', { name: 'Finish' })).toBeTruthy();
  const [ink, bone] = screen.getAllByRole('link');
  expect([ink?.textContent, ink?.getAttribute('aria-current')]).toEqual(['Ink', 'true']);
  expect([bone?.textContent, bone?.getAttribute('href'), bone?.getAttribute('aria-current')]).toEqual([
    'Bone',
    '/bone',
    null,
  ]);
});

test('an out-of-stock item offers similar items instead of an add button', () => {
  render(
    <ul>
      <ItemCard
        name="Loaf"
        href="/x"
        price={120}
        outOfStock
        similarHref="/similar"
        action={<button type="submit">Add</button>}
      />
    </ul>,
  );
  expect(screen.getByText('Out of stock')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Similar items to Loaf' }).getAttribute('href')).toBe('/similar');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a field refers to its hint and its error for screen readers', () => {
  render(<TextField label="Mobile" hint="Eleven digits" error="Mobile phone number is invalid" />);
  const field = screen.getByRole('textbox', { name: 'Mobile' });
  const described = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['Eleven digits', 'Mobile phone number is invalid']);
});

test('a failed part offers a retry', () => {
  render(<ErrorState title="We could not load the slots." retryHref="?again" />);
  expect(screen.getByRole('alert').textContent).toContain('We could not load the slots.');
  expect(screen.getByRole('link', { name: 'Try again' })).toBeTruthy();
});

test('a department with subcategories expands without a script, one without is a link', () => {
  const { container } = render(
    <Departments
      layout="mega-menu"
      departments={[
        {
          label: 'Kitchen',
          href: '/kitchen',
          columns: [{ title: 'Eat from', href: '/eat-from', links: [{ label: 'Plates', href: '/plates' }] }],
          promotion: { label: 'Table, relaid', text: 'Plates from £2.50', href: '/relaid' },
        },
        { label: 'Gifts', href: '/gifts' },
      ]}
    />,
  );
  const panelLinks = [...container.querySelectorAll('[popover] a')].map((link) => link.getAttribute('href'));
  expect(panelLinks).toEqual(['/eat-from', '/plates', '/kitchen', '/relaid']);
  const opener = screen.getByRole('button', { name: 'Kitchen' });
  expect(container.querySelector(`#${opener.getAttribute('popovertarget')}[popover]`)?.textContent).toContain('Plates');
  expect(screen.getByRole('link', { name: 'Gifts' })).toBeTruthy();
});
