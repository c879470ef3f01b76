import { styleRequests } from './style-requests';

test.each([
  `@import 'x';`,
  `@import "x" layer(base);`,
  `@import url('x');`,
  `@import url(x);`,
  `@import url( "x" ) screen;`,
  `@IMPORT URL(x);`,
  `.a { background: #fff url(x) no-repeat; }`,
  `.a { background: image-set(url("x") 1x); }`,
  `@font-face { src: url('x') format('woff2'); }`,
  `.a { composes: b c from 'x'; }`,
  `@import '~x';`,
])('%s names a file', (code) => expect(styleRequests(code)).toEqual(['x']));

test('every file is found', () => {
  expect(styleRequests('@import url(a);\n.a { background: url(b), url("c"); }')).toEqual(['a', 'b', 'c']);
});

test.each([
  `/* @import 'x'; url(x) */`,
  `.a { background: url(data:image/gif;base64,R0lG); }`,
  `.a { background: url("data:image/svg+xml,<svg fill='url(x)'/>"); }`,
  `.a { background: url(https://site.example/x.png); }`,
  `.a { background: url(/assets/x.png); }`,
  `.a { fill: url(#gradient); }`,
  `.a::after { content: 'from'; }`,
])('%s names none', (code) => expect(styleRequests(code)).toEqual([]));
