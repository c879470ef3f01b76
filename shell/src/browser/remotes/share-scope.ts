import * as nanostoresReact from '@nanostores/react';
import * as bus from '@storefront/bus/bus';
import * as boundary from '@storefront/remote-kit/boundary';
import * as pageContext from '@storefront/remote-kit/page-context';
import type { SharedLibrary } from '@storefront/remote-kit/provided-libraries/shared-libraries';
import * as nanostores from 'nanostores';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import { additionalLibraries } from '../../additional-libraries';

/** A shared library as containers look it up: by version, with a getter of its module factory. */
interface SharedEntry {
  readonly get: () => Promise<() => unknown> | (() => unknown);
  readonly loaded?: 1;
  readonly eager: boolean;
  readonly from: 'shell';
}
export type ShareScope = Record<string, Record<string, SharedEntry>>;

const eagerEntry = (module: unknown): SharedEntry => ({
  get: () => () => module,
  loaded: 1,
  eager: true,
  from: 'shell',
});
const lazyEntry = (load: () => Promise<unknown>): SharedEntry => ({
  get: () => load().then((module) => () => module),
  eager: false,
  from: 'shell',
});

const libraries: Record<SharedLibrary, SharedEntry> = {
  react: eagerEntry(react),
  'react/jsx-runtime': eagerEntry(jsxRuntime),
  'react-dom': eagerEntry(reactDom),
  'react-dom/client': eagerEntry(reactDomClient),
  nanostores: eagerEntry(nanostores),
  '@nanostores/react': eagerEntry(nanostoresReact),
  '@storefront/bus/bus': eagerEntry(bus),
  '@storefront/remote-kit/boundary': eagerEntry(boundary),
  '@storefront/remote-kit/page-context': eagerEntry(pageContext),
  formik: lazyEntry(() => import(/* webpackChunkName: "formik" */ 'formik')),
  yup: lazyEntry(() => import(/* webpackChunkName: "yup" */ 'yup')),
  moment: lazyEntry(() => import(/* webpackChunkName: "moment" */ 'moment')),
};

function versionOf(name: string): string {
  return __SHARED_VERSIONS__[name] ?? '0';
}

/**
 * The page's only share scope. The first page's containers are initialised with it directly, and the federation runtime
 * gets the same object: two scopes would mean two copies of React.
 */
export const shareScope: ShareScope = Object.fromEntries(
  Object.entries(libraries).map(([name, entry]) => [name, { [versionOf(name)]: entry }]),
);
// A page needs no code for what the list does not have.
if (__HAS_ADDITIONAL_LIBRARIES__)
  for (const [name, { library, load, serverOnly }] of Object.entries(additionalLibraries))
    if (!serverOnly) shareScope[library] = { ...shareScope[library], [versionOf(name)]: lazyEntry(load) };
