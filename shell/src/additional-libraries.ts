import type { AdditionalLibrary } from '@storefront/remote-kit/provided-libraries/shared-libraries';

/**
 * Further major versions of shared libraries, provided beside the usual ones until all remotes use one of them. A key is
 * the name of a dependency: after `npm install yup-2@npm:yup@2.0.0 -w shell` an entry is
 * `'yup-2': { library: 'yup', load: () => import('yup-2') }`.
 */
export const additionalLibraries: Readonly<Record<string, AdditionalLibrary>> = {};
