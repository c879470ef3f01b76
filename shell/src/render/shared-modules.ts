import { isSameMajor } from '@storefront/releases/accepted-versions';
import { sharedLibraries } from '@storefront/remote-kit/shared-libraries';

interface ProvidedModule {
  /** Such as 'react/jsx-runtime'. */
  readonly request: string;
  readonly version: string;
  readonly module: unknown;
}

/** The shared libraries on the server: the only modules that a remote's server bundle may require. */
export class SharedModules {
  constructor(private readonly provided: readonly ProvidedModule[]) {}

  /**
   * The module for a bundle that was built against certain versions. A patch of the shell's browser build needs no
   * restart of the server, so only breaking changes count.
   * @param builtAgainst the versions, by package
   * @throws Error when it is not provided
   */
  require(request: string, builtAgainst: Readonly<Record<string, string>>): unknown {
    const versions = this.provided.filter((one) => one.request === request);
    if (!versions.length) throw new Error(`'${request}' is not a shared library.`);
    const needed = builtAgainst[packageOf(request)];
    const found = versions.find(({ version }) => !needed || isSameMajor(version, needed));
    if (!found)
      throw new Error(
        `'${request}' is needed in version ${needed}, and the server has ${versions.map(({ version }) => version).join(' and ')}.`,
      );
    return found.module;
  }
}

const packageOf = (request: string): string =>
  (sharedLibraries as Record<string, { package: string }>)[request]?.package ?? request;
