/** @jest-environment node */
import type { PublishedFiles } from '@storefront/releases/store/published-files';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import { PageFiles } from './page-files';

const asset = (file: string) => ({ file, integrity: `sha384-${file}`, bytes: 1 });
const manifest = (name: string, exposes: Record<string, readonly string[]>) => {
  const files = Object.values(exposes).flat();
  return {
    name,
    entry: asset('remoteEntry.js'),
    exposes: Object.fromEntries(
      Object.entries(exposes).map(([expose, all]) => [
        expose,
        {
          scripts: all.filter((file) => file.endsWith('.js')).map(asset),
          styles: all.filter((file) => file.endsWith('.css')).map(asset),
        },
      ]),
    ),
    files: Object.fromEntries(files.map((file) => [file, { sha256: file, bytes: 1 }])),
  } as unknown as ReleaseManifest;
};
const manifests = {
  shell: manifest('shell', { './boot': ['react.js', 'shared.js', 'boot.js', 'base.css'], './HomePage': ['home.js'] }),
  'mf-a': manifest('mf-a', { './APage': ['a.js', 'shared.css', 'a.css'], './Banner': ['banner.js', 'shared.css'] }),
};
const page = { package: 'mf-a', expose: './APage' };
const banner = { package: 'mf-a', expose: './Banner' };
let css: Record<string, string>;
const files = (assetOrigin?: string) =>
  new PageFiles(
    { content: (_name: string, file: string) => Buffer.from(css[file] ?? '') } as unknown as PublishedFiles,
    assetOrigin,
  );

beforeEach(() => {
  css = {};
});

test('scripts are the shell’s libraries, each container before its modules, then the shell’s start', () => {
  const scripts = files().scripts(manifests, [page, banner]);
  expect(scripts.map(({ src }) => src)).toEqual([
    '/assets/shell/react.js',
    '/assets/shell/shared.js',
    '/assets/mf-a/remoteEntry.js',
    '/assets/mf-a/a.js',
    '/assets/mf-a/banner.js',
    '/assets/shell/boot.js',
  ]);
  expect(scripts[3]).toEqual({ src: '/assets/mf-a/a.js', integrity: 'sha384-a.js', remote: 'mf-a', expose: './APage' });
  expect(scripts[2]).toMatchObject({ remote: 'mf-a', expose: undefined });
});

test('a page of the shell has no container', () => {
  const scripts = files().scripts(manifests, [{ package: 'shell', expose: './HomePage' }]);
  expect(scripts.map(({ src }) => src.split('/').at(-1))).toEqual(['react.js', 'shared.js', 'home.js', 'boot.js']);
  expect(scripts.every(({ remote }) => remote === undefined)).toBe(true);
});

test('a package that the composition does not have adds nothing', () => {
  const gone = { package: 'mf-gone', expose: './Page' };
  expect(files().scripts(manifests, [gone])).toHaveLength(3);
  expect(files().styles(manifests, [gone])).toEqual([]);
});

test('each style sheet is inlined once, in order', () => {
  const styles = files().styles(manifests, [{ package: 'shell', expose: './boot' }, page, banner]);
  expect(styles.map(({ href }) => href)).toEqual(['base.css', 'shared.css', 'a.css']);
});

test('relative URLs of an inlined style sheet stay those of its folder', () => {
  css['a.css'] = 'a{b:url(x.svg);c:url("y.svg");d:url(/z.svg);e:url(data:image/png,1);f:url("/w.svg")}';
  const [, style] = files().styles(manifests, [page]);
  expect(style?.css).toBe(
    'a{b:url(/assets/mf-a/x.svg);c:url("/assets/mf-a/y.svg");d:url(/z.svg);e:url(data:image/png,1);f:url("/w.svg")}',
  );
});

test('scripts, and files of inlined style sheets, come from the asset origin', () => {
  css['a.css'] = 'a{b:url(x.svg)}';
  const cdn = files('https://cdn.test');
  expect(cdn.scripts(manifests, [page]).every(({ src }) => src.startsWith('https://cdn.test/assets/'))).toBe(true);
  const [, style] = cdn.styles(manifests, [page]);
  expect(style).toEqual({ href: 'a.css', css: 'a{b:url(https://cdn.test/assets/mf-a/x.svg)}' });
});

test('a style sheet that would end its element, or has no digest, is not inlined', () => {
  css['a.css'] = 'a{}</style><script>alert(1)</script>';
  expect(() => files().styles(manifests, [page])).toThrow();
  const unsigned = { 'mf-a': { ...manifests['mf-a'], files: {} } };
  expect(() => files().styles(unsigned, [page])).toThrow('mf-a has no digest of shared.css.');
});
