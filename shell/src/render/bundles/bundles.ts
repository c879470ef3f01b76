import { Buffer } from 'node:buffer';
import { compileFunction } from 'node:vm';
import { errorMessage } from '@storefront/api/error-message';
import type { ProcessContent, ServerBundle } from '../process/process-messages.types';
import type { SharedModules } from './shared-modules';

type Exposes = Record<string, Record<string, unknown>>;

/** The server bundles of one composition, each evaluated once. */
export class Bundles {
  private readonly exposes = new Map<string, Exposes>();

  /** @throws Error when a bundle throws, or does not export what its manifest says */
  constructor({ bundles, exposes }: Pick<ProcessContent, 'bundles' | 'exposes'>, modules: SharedModules) {
    for (const bundle of bundles) this.exposes.set(bundle.name, evaluate(bundle, modules));
    for (const { package: name, expose } of exposes) this.expose(name, expose);
  }

  /** The module that a package exports as `expose` ('./CategoryPage'). @throws Error when there is none */
  expose(name: string, expose: string): Record<string, unknown> {
    const module = this.exposes.get(name)?.[expose.slice(2).replace(/\W/g, '_')];
    if (!module) throw new Error(`${name} does not expose ${expose}.`);
    return module;
  }
}

function evaluate({ name, version, code, builtAgainst }: ServerBundle, modules: SharedModules): Exposes {
  const module = { exports: {} as Exposes };
  const run = compileFunction(Buffer.from(code).toString(), ['module', 'exports', 'require'], {
    filename: `${name}/${version}/server.cjs`,
  });
  run(module, module.exports, (request: string) => {
    try {
      return modules.require(request, builtAgainst);
    } catch (error) {
      throw new Error(`${name} ${version}: ${errorMessage(error)}`);
    }
  });
  return module.exports;
}
