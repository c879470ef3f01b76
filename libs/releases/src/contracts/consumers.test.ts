import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import { whoUses } from './consumers';

/** The part of a manifest that says what a package provides and uses. */
const version = (name: string, fields: Partial<ReleaseManifest>): ReleaseManifest =>
  ({
    name,
    version: '1.0.0',
    routes: [],
    boundaries: [],
    handles: [],
    reactsTo: [],
    ...fields,
  }) as unknown as ReleaseManifest;

const shown = [
  version('shell', { shared: { react: '19.3.1', yup: '2.0.0' }, additionalVersions: { yup: ['1.7.1'] } }),
  version('mf-basket', { shared: { react: '19.3.0', '@storefront/bus': '0.1.0' } }),
  version('mf-member', { shared: { react: '19.3.1', yup: '1.6.0' } }),
  version('mf-slots', { shared: { react: '19.3.1', yup: '2.0.0' } }),
];

test.each([
  ['yup@1', ['shell 1.0.0 provides yup 1.7.1', 'mf-member 1.0.0 was built against yup 1.6.0']],
  ['yup@2', ['shell 1.0.0 provides yup 2.0.0', 'mf-slots 1.0.0 was built against yup 2.0.0']],
  ['@storefront/bus', ['mf-basket 1.0.0 was built against @storefront/bus 0.1.0']],
  ['yup@3', []],
  ['moment', []],
])('who uses the library %s', (asked, lines) => expect(whoUses(shown, asked)).toEqual(lines));

test('a library without a major lists each version', () => {
  expect(whoUses(shown, 'yup')).toHaveLength(4);
});
