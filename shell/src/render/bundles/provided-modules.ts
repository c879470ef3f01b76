import * as nanostoresReact from '@nanostores/react';
import * as bus from '@storefront/bus/bus';
import * as boundary from '@storefront/remote-kit/boundary';
import * as pageContext from '@storefront/remote-kit/page-context';
import type { SharedLibrary } from '@storefront/remote-kit/provided-libraries/shared-libraries';
import * as formik from 'formik';
import moment from 'moment';
import * as nanostores from 'nanostores';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as yup from 'yup';
import { additionalLibraries } from '../../additional-libraries';
import { SharedModules } from './shared-modules';

/** The usual version of each shared library. */
const libraries = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  nanostores,
  '@nanostores/react': nanostoresReact,
  '@storefront/bus/bus': bus,
  '@storefront/remote-kit/boundary': boundary,
  '@storefront/remote-kit/page-context': pageContext,
  formik,
  yup,
  moment,
} satisfies Record<SharedLibrary, unknown>;

/** The shared libraries on the server, the further versions included. */
export async function loadSharedModules(): Promise<SharedModules> {
  const additional = Object.entries(additionalLibraries).map(async ([name, { library, load }]) => ({
    request: library,
    version: versionOf(name),
    module: await load(),
  }));
  return new SharedModules([
    ...(Object.keys(libraries) as SharedLibrary[]).map((request) => ({
      request,
      version: versionOf(request),
      module: libraries[request],
    })),
    ...(await Promise.all(additional)),
  ]);
}

function versionOf(name: string): string {
  return __SHARED_VERSIONS__[name] ?? '0';
}
