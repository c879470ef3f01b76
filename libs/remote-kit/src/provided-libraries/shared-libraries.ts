/**
 * The libraries that the shell provides. Of the `eager` ones a page has one copy, which comes with the shell's first
 * script; the others load with the first remote that needs them, in the major that it was built against. Share only what
 * is listed here: each one ties the remotes' releases to the shell's version of it.
 */
export const sharedLibraries = {
  react: { package: 'react', eager: true },
  'react/jsx-runtime': { package: 'react', eager: true },
  'react-dom': { package: 'react-dom', eager: true },
  'react-dom/client': { package: 'react-dom', eager: true },
  nanostores: { package: 'nanostores', eager: true },
  '@nanostores/react': { package: '@nanostores/react', eager: true },
  '@storefront/bus/bus': { package: '@storefront/bus', eager: true },
  '@storefront/remote-kit/boundary': { package: '@storefront/remote-kit', eager: true },
  '@storefront/remote-kit/page-context': { package: '@storefront/remote-kit', eager: true },
  formik: { package: 'formik', eager: false },
  yup: { package: 'yup', eager: false },
  moment: { package: 'moment', eager: false },
} as const;

export type SharedLibrary = keyof typeof sharedLibraries;

/** The libraries of which a page can have several versions, because no part shares a state of theirs with another. */
type LazyLibrary = {
  [Name in SharedLibrary]: (typeof sharedLibraries)[Name]['eager'] extends false ? Name : never;
}[SharedLibrary];

/** A further version of a shared library, installed under a name of its own. */
export interface AdditionalLibrary {
  readonly library: LazyLibrary;
  /** For compositions that are no longer shown: rollbacks, pinned businesses, open tabs. */
  readonly serverOnly?: boolean;
  readonly load: () => Promise<object>;
}
