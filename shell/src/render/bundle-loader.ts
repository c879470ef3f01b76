import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { readVerified } from '@storefront/releases/file-digest';
import type { BundleRef } from './render-job.types';
import { sharedModules } from './shared-modules';

type Exposes = Record<string, Record<string, unknown>>;

/** How many versions of each package a worker keeps evaluated; a request in flight never needs more. */
const KEPT_PER_PACKAGE = 3;

/** Evaluates server bundles, each once, after checking that it is the very file its manifest names. */
export class BundleLoader {
  private readonly bundles = new Map<string, Map<string, Exposes>>();

  constructor(private readonly releasesDir: string) {}

  /** The module that `expose` names in a bundle; throws when the file was changed or exposes no such thing. */
  expose(ref: BundleRef, expose: string): Record<string, unknown> {
    const module = this.load(ref)[expose.slice(2).replace(/\W/g, '_')];
    if (!module) throw new Error(`${ref.name} ${ref.version} does not expose ${expose}.`);
    return module;
  }

  private load(ref: BundleRef): Exposes {
    const versions = this.bundles.get(ref.name) ?? new Map<string, Exposes>();
    this.bundles.set(ref.name, versions);
    const kept = `${ref.version} ${ref.sha256}`;
    const known = versions.get(kept);
    if (known) return known;
    const file = join(this.releasesDir, 'packages', ref.name, ref.version, 'server.cjs');
    const code = readVerified(file, ref);
    const module = { exports: {} as Exposes };
    compileFunction(code.toString(), ['module', 'exports', 'require'], { filename: file })(
      module,
      module.exports,
      (name: string) => {
        const found = sharedModules[name];
        if (!found) throw new Error(`${ref.name} asks for '${name}', which the server does not share.`);
        return found;
      },
    );
    versions.set(kept, module.exports);
    for (const version of versions.keys()) {
      if (versions.size <= KEPT_PER_PACKAGE) break;
      versions.delete(version);
    }
    return module.exports;
  }
}
