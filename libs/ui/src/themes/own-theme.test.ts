import { grocery } from './grocery';
import { followsDevice, themeFaults, withOwnTheme } from './own-theme';
import { ownThemeCss } from './theme-css';

const plum = { brand: '#6b2150', brandDeep: '#4d1238', rButton: '4px', fontHeading: 'serif', 'tint.bakery': '#fff1d6' };

test('a business’s overrides apply on top of its look, and everything else is unchanged', () => {
  const theme = withOwnTheme(grocery, plum);
  expect(theme.colour.brand).toBe('#6b2150');
  expect(theme.colour.ink).toBe(grocery.colour.ink);
  expect(theme.type.fontHeading).toContain('Georgia');
  expect(theme.tints).toEqual({ ...grocery.tints, bakery: '#fff1d6' });
  expect(themeFaults('grocery', plum)).toEqual([]);
});

test('only differences are written, for its look alone', () => {
  expect(ownThemeCss(grocery, {})).toBe('');
  const css = ownThemeCss(grocery, plum);
  expect(css).toContain(':root[data-brand="grocery"]{--brand:#6b2150;--brand-deep:#4d1238;--r-button:4px');
  expect(css).toContain('[data-tint="bakery"]{--tint:#fff1d6}');
  expect(css).not.toContain('--ink');
});

test.each([
  ['an invalid colour', { brand: 'plum' }, 'brand'],
  ['a value that goes on as CSS', { rButton: '4px}body{display:none' }, 'rButton'],
  ['a token that is none', { shadow: 'none' }, 'shadow'],
  ['a name of every object', { constructor: '#000000' }, 'constructor'],
  ['a face from elsewhere', { fontBody: 'url(https://example.com/f.woff2)' }, 'fontBody'],
  ['a size that would move the page', { h1: '9rem' }, 'h1'],
  ['colours that cannot be read on each other', { muted: '#b9b3a3' }, 'muted'],
])('%s is rejected and named', (_, own, token) => {
  const faults = themeFaults('grocery', own as Record<string, string>);
  expect(faults.map((fault) => fault.token)).toContain(token);
  expect(faults[0]?.why).toContain(token);
});

test.each([
  ['no changes', {}, null, true],
  ['another shape and face', { rButton: '4px', fontHeading: 'serif' }, null, true],
  ['a colour of its own', { brand: '#6b2150' }, null, false],
  ['a tint of its own', { 'tint.bakery': '#fff1d6' }, null, false],
  ['a logo of its own', {}, '/pictures/brand-1/logo.svg', false],
])('whether a business with %s is shown dark', (_, own, logo, follows) => {
  expect(followsDevice('grocery', own as Record<string, string>, logo)).toBe(follows);
});
