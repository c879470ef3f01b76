/** @jest-environment node */
import { cspHash } from '../../config';
import { type DocumentParts, htmlDocument } from './html-document';

const parts = (changes: Partial<DocumentParts> = {}): DocumentParts => ({
  lang: 'en-GB',
  attributes: { 'data-brand': 'grocery' },
  surface: { light: '#fbf7ee' },
  siteName: 'Pipwell',
  head: { title: 'Bread & <cakes>' },
  origin: 'https://shop.test',
  picture: '/p.webp',
  html: Buffer.from('<main>Hello</main>'),
  state: Buffer.from('{"a":1}'),
  styles: [{ href: 'a.css', css: 'a{}' }],
  scripts: [
    { src: '/assets/shell/boot.js', integrity: 'sha384-1' },
    { src: '/assets/mf-a/a.js', integrity: 'sha384-2', remote: 'mf-a', expose: './APage' },
  ],
  icon: '/icon.svg',
  asksConsent: false,
  ...changes,
});
/** The directives of the policy, by name. */
const policyOf = (changes: Partial<DocumentParts> = {}) =>
  Object.fromEntries(
    htmlDocument(parts(changes))
      .policy.split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );
const htmlOf = (changes: Partial<DocumentParts> = {}) => htmlDocument(parts(changes)).html.toString();

test('the page, its state and its styles are in the document; scripts come last, with their integrity', () => {
  const html = htmlOf();
  expect(html).toContain('<style data-href="a.css">a{}</style>');
  expect(html).toContain('<div id="page"><main>Hello</main></div>');
  expect(html).toContain('<script type="application/json" id="state">{"a":1}</script>');
  expect(html).toContain('<title>Bread &amp; &lt;cakes&gt;</title>');
  expect(html).toMatch(/<script defer [^>]*integrity="sha384-1" src="\/assets\/shell\/boot.js"><\/script>/);
  const remote = 'async data-remote="mf-a" data-expose="./APage"';
  expect(html.endsWith('src="/assets/mf-a/a.js"></script></body></html>') && html.includes(remote)).toBe(true);
});

test('the colour around the page is its surface, and in the dark scheme the dark one, if it has one', () => {
  const colours = (surface: DocumentParts['surface']) =>
    [...htmlOf({ surface }).matchAll(/<meta name="theme-color"[^>]*>/g)].map(([tag]) => tag);
  expect(colours({ light: '#fdf6f8' })).toEqual(['<meta name="theme-color" content="#fdf6f8">']);
  expect(colours({ light: '#ffffff', dark: '#121319' })).toEqual([
    '<meta name="theme-color" media="(prefers-color-scheme:dark)" content="#121319">',
    '<meta name="theme-color" content="#ffffff">',
  ]);
});

test('every inline script and style of the document, and no other, is allowed by its hash', () => {
  for (const asksConsent of [false, true]) {
    const html = htmlOf({ asksConsent });
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => cspHash(code ?? ''));
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => cspHash(css ?? ''));
    const policy = policyOf({ asksConsent });
    expect(policy['script-src']).toEqual(["'self'", ...scripts]);
    expect(policy['style-src']).toEqual(["'self'", ...styles]);
    expect(scripts).toHaveLength(asksConsent ? 2 : 1);
  }
});

test('everything else is forbidden unless the page needs it', () => {
  expect(policyOf()).toMatchObject({
    'default-src': ["'none'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
  expect(policyOf()).not.toHaveProperty('frame-src');
});

test('assets of another origin are allowed in their folder only, and a script repairs what fails there', () => {
  const assetOrigin = 'https://cdn.test';
  const policy = policyOf({ assetOrigin });
  const own = ["'self'", 'https://cdn.test/assets/'];
  expect(policy).toMatchObject({ 'img-src': [...own, 'data:'], 'font-src': own, 'connect-src': ["'self'"] });
  const [code = ''] = [...htmlOf({ assetOrigin }).matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text);
  expect(code).toContain('("https://cdn.test",4000)');
  expect(policy['script-src']).toEqual([...own, cspHash(code), ...(policyOf()['script-src'] ?? []).slice(1)]);
  expect(policy['style-src']).toEqual([...own, ...(policyOf()['style-src'] ?? []).slice(1)]);
});

test('a gateway of the payment step may show frames and be called, and map tiles may be shown', () => {
  const policy = policyOf({ trustedOrigins: ['https://pay.test'], mapOrigin: 'https://tiles.test' });
  expect(policy).toMatchObject({ 'frame-src': ['https://pay.test'], 'connect-src': ["'self'", 'https://pay.test'] });
  expect(policy['script-src']).toContain('https://pay.test');
  expect(policy['img-src']).toContain('https://tiles.test');
});

test('a gateway’s own page may be framed and posted to, but adds no script and is not called', () => {
  const policy = policyOf({ trustedPageOrigins: ['https://page.test'] });
  expect(policy).toMatchObject({
    'frame-src': ['https://page.test'],
    'form-action': ["'self'", 'https://page.test'],
    'connect-src': ["'self'"],
  });
  expect(policy['script-src']).not.toContain('https://page.test');
  const both = policyOf({ trustedOrigins: ['https://page.test'], trustedPageOrigins: ['https://page.test'] });
  expect(both['frame-src']).toEqual(['https://page.test']);
});

test('a developer’s server adds its scripts, styles and connections alone, and only in its session', () => {
  const { 'script-src': scripts, 'style-src': styles, 'connect-src': connections, ...others } = policyOf();
  const server = 'http://127.0.0.1:5173';
  expect(policyOf({ developerOrigin: server })).toEqual({
    ...others,
    'script-src': [...(scripts ?? []), server],
    'style-src': [...(styles ?? []), server],
    'connect-src': [...(connections ?? []), server, 'ws://127.0.0.1:5173'],
  });
});

test('a style sheet that would end its element makes no document', () => {
  expect(() => htmlOf({ styles: [{ href: 'a.css', css: '</style>' }] })).toThrow();
});
