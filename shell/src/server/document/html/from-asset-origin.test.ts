import { fromAssetOrigin } from './from-asset-origin';

const cdn = 'https://cdn.test';

test.each([
  ['a{b:url(/assets/mf-a/x.svg)}', 'a{b:url(https://cdn.test/assets/mf-a/x.svg)}'],
  ['a{b:url("/assets/mf-a/x.svg")}', 'a{b:url("https://cdn.test/assets/mf-a/x.svg")}'],
  ['a{b:url(/pictures/x.webp);c:url(data:image/png,1)}', 'a{b:url(/pictures/x.webp);c:url(data:image/png,1)}'],
  ['@font-face{src:local(Arial)}', '@font-face{src:local(Arial)}'],
  ['@font-face{src:url(data:font/woff2;base64,AA)}', '@font-face{src:url(data:font/woff2;base64,AA)}'],
])('the files of %s come from the other origin', (css, expected) => {
  expect(fromAssetOrigin(css, cdn)).toBe(expected);
  expect(fromAssetOrigin(css, '')).toBe(css);
});

test('a font that the other origin does not have comes from the document’s', () => {
  const face = (sources: string) => `@font-face{font-family:F;src:${sources};font-weight:300 900}a{}`;
  expect(fromAssetOrigin(face('url(/assets/shell/f.woff2)format("woff2")'), cdn)).toBe(
    face('url(https://cdn.test/assets/shell/f.woff2)format("woff2"),url(/assets/shell/f.woff2)format("woff2")'),
  );
});
