import { acceptsVersion, isSameMajor } from '@storefront/releases/contracts/accepted-versions';
import { type SharedLibrary, sharedLibraries } from '@storefront/remote-kit/provided-libraries/shared-libraries';
import rcompare from 'semver/functions/rcompare.js';

interface ProvidedModule {
  readonly request: SharedLibrary;
  readonly version: string;
  readonly module: unknown;
}

/** The shared libraries on the server: the only modules that a remote's server bundle may require. */
export class SharedModules {
  private readonly provided: readonly ProvidedModule[];

  constructor(provided: readonly ProvidedModule[]) {
    this.provided = [...provided].sort((a, b) => rcompare(a.version, b.version));
  }

  /**
   * The module for a bundle that was built against certain versions. Of a library with one copy it is that copy. Of the
   * others it is the newest that the bundle accepts, or another one of the same major, because a patch of the shell's
   * browser build needs no restart of the server.
   * @param request such as 'react/jsx-runtime'
   * @param builtAgainst the versions, by package
   * @throws Error when it is not provided
   */
  require(request: string, builtAgainst: Readonly<Record<string, string>>): unknown {
    const versions = this.provided.filter((one) => one.request === request);
    const [newest] = versions;
    if (!newest) throw new Error(`'${request}' is not a shared library.`);
    const library = sharedLibraries[newest.request];
    const needed = builtAgainst[library.package];
    if (library.eager || !needed) return newest.module;
    const found =
      versions.find(({ version }) => acceptsVersion(needed, version)) ??
      versions.find(({ version }) => isSameMajor(needed, version));
    if (found) return found.module;
    const had = versions.map(({ version }) => version).join(' and ');
    throw new Error(`'${request}' is needed in version ${needed}, and the server has ${had}.`);
  }
}
