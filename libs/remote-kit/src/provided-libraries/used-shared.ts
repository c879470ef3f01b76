import type { Module } from '@rspack/core';
import { type SharedLibrary, sharedLibraries } from './shared-libraries';

/** The shared libraries that a container takes from the shell: 'yup'. */
export const consumedRequests = (modules: Iterable<Pick<Module, 'type' | 'identifier'>>): string[] =>
  [...modules].flatMap((module) => {
    if (module.type !== 'consume-shared-module') return [];
    // Such as `consume shared module (default) yup@^1.7.1 (strict)`.
    const request = /^consume shared module \(default\) (.+?)@\^/.exec(module.identifier())?.[1];
    if (!request) throw new Error(`The build has a module of an unknown form: ${module.identifier()}`);
    return [request];
  });

/**
 * The versions that a build depends on. Libraries that load on demand count only if its code requires them: all of them
 * are installed, and a new major of one must not concern the other remotes.
 * @param shared the installed versions, by package
 * @param requests what the code requires
 */
export function usedShared(
  shared: Readonly<Record<string, string>>,
  requests: readonly string[],
): Record<string, string> {
  const used = requests.map((request) => sharedLibraries[request as SharedLibrary]?.package);
  const onDemand = Object.values(sharedLibraries).flatMap((library) => (library.eager ? [] : [library.package]));
  return Object.fromEntries(
    Object.entries(shared).filter(
      ([name]) => !onDemand.some((one) => one === name) || used.some((one) => one === name),
    ),
  );
}
