import { relative } from 'node:path';
import { rspack } from '@rspack/core';
import { exposedFiles } from '../contract/package-sources';
import { sharedLibraries } from '../provided-libraries/shared-libraries';
import { installedVersion } from '../provided-packages';
import { containerName } from './build-description';

/**
 * Makes a remote's container: its script, which exposes the files of src/exposes.
 * @param root the remote's folder
 * @param filename the name of the script, which may contain placeholders
 */
export const containerPlugin = (remote: string, root: string, filename: string) =>
  new rspack.container.ModuleFederationPluginV1({
    name: containerName(remote),
    filename,
    exposes: Object.fromEntries(
      Object.entries(exposedFiles(root)).map(([key, file]) => [
        key,
        // Relative, so that builds of the same sources in two folders are equal: modules are numbered by this text.
        { import: `./${relative(root, file)}`, name: key.slice(2) },
      ]),
    ),
    shared: sharedByShell(root),
  });

/** What a remote's container takes from the shell: only what is installed, because a remote may use less. */
const sharedByShell = (root: string) =>
  Object.fromEntries(
    Object.entries(sharedLibraries).flatMap(([request, library]) => {
      const version = installedVersion(root, library.package);
      if (!version) return [];
      const accepted = { strictVersion: true, requiredVersion: `^${version}`, packageName: library.package };
      // The container of one with several versions takes the newest that it accepts.
      return [[request, { import: false, singleton: library.eager, ...accepted } as const]];
    }),
  );
