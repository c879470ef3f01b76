import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { FederationManifest } from '@storefront/releases/publishing/federation-manifest';

const nameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

/** Gives every file of a remote the integrity that the remote's manifest states, and refuses files without one. */
export function integrityPlugin(): ModuleFederationRuntimePlugin {
  const integrity = new Map<string, string>();
  const attributesOf = (url: string) => {
    const expected = integrity.get(nameOf(url));
    if (!expected) throw new Error(`The manifest does not name ${url}.`);
    return { crossOrigin: 'anonymous', integrity: expected };
  };
  return {
    name: 'integrity',
    loadRemoteSnapshot(args) {
      // Only the first module is checked; the runtime remembers what it read.
      const manifest = args.manifestJson as FederationManifest | undefined;
      for (const [file, value] of Object.entries(manifest?.metaData.integrity ?? {})) integrity.set(file, value);
      return args;
    },
    createScript: ({ url }) => Object.assign(document.createElement('script'), { src: url, ...attributesOf(url) }),
    createLink: ({ url }) =>
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url, ...attributesOf(url) }),
  };
}
