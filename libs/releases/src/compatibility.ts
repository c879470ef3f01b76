import type { ReleaseManifest } from '@storefront/remote-kit/manifest.types';

/**
 * @throws Error when packages cannot be shown together: shared libraries differ from the shell's, or one thing has two
 * owners
 */
export function assertCompatible(manifests: readonly ReleaseManifest[]): void {
  const shell = manifests.find((manifest) => manifest.name === 'shell');
  if (!shell) throw new Error('A composition needs a shell: publish and promote it first.');
  const owners = new Map<string, string>();
  for (const manifest of manifests) {
    for (const [library, version] of Object.entries(manifest.shared))
      if (shell.shared[library] !== version)
        throw new Error(
          `${manifest.name} was built against ${library} ${version}, the shell provides ${shell.shared[library] ?? 'none'}: build it again.`,
        );
    const owned = [
      ...manifest.routes.map((route) => `the path ${route.path}`),
      ...manifest.boundaries.map((boundary) => `the boundary '${boundary.name}'`),
      ...manifest.handles.map((command) => `the command '${command}'`),
    ];
    for (const thing of owned) {
      const other = owners.get(thing);
      if (other) throw new Error(`${manifest.name} and ${other} both claim ${thing}.`);
      owners.set(thing, manifest.name);
    }
  }
}
