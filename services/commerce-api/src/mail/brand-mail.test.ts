import { businessDefaults } from '../modules/businesses/business-defaults';
import type { Business } from '../modules/businesses/businesses.repository';
import { brandMail } from './brand-mail';
import { htmlPage } from './html-page';

const business = (change: object = {}, brand = 'grocery'): Business =>
  ({
    id: 1,
    name: 'Fern & Hill',
    brand,
    hosts: ['fern.example'],
    settings: { ...businessDefaults('Fern & Hill'), theme: {}, logo: null, ...change },
  }) as unknown as Business;
const origin = 'https://fern.example';
const html = htmlPage(['Thank you, Ada.']);

test('a mail wears the colours, the name and the faces of its business', () => {
  const grocery = brandMail(html, business(), origin);
  expect(grocery).toContain('background:#1b5a38');
  expect(grocery).toContain('>Fern &#38; Hill</span>');
  expect(grocery).toContain('Thank you, Ada.');
  expect(grocery.match(/<body/g)).toHaveLength(1);
  const retail = brandMail(html, business({}, 'retail'), origin);
  expect(retail).toContain('background:#11121a');
  expect(retail).toContain("'Newsreader'");
  expect(brandMail(html, business({ theme: { brand: '#6b2150' } }), origin)).toContain('background:#6b2150');
});

test('a business with a logo shows it, from its own host', () => {
  expect(brandMail(html, business({ logo: '/pictures/fern.png' }), origin)).toContain(
    '<img src="https://fern.example/pictures/fern.png" alt="Fern &#38; Hill"',
  );
});
