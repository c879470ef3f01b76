import type { BoundaryModule, HandlersModule, PageModule } from '@storefront/remote-kit/page.types';
import { CodeFault } from '../failures/faults';

const isComponent = (value: unknown): boolean => typeof value === 'function';
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A page exposed by a remote. @throws CodeFault when the module is not a page */
export function asPage(module: unknown, expose: string): PageModule {
  if (isObject(module) && isComponent(module.Page) && typeof module.load === 'function')
    return module as unknown as PageModule;
  throw new CodeFault(`${expose} does not export a page`);
}

export function asBoundary(module: unknown, expose: string): BoundaryModule {
  if (isObject(module) && isComponent(module.Boundary)) return module as unknown as BoundaryModule;
  throw new CodeFault(`${expose} does not export a boundary`);
}

export function asHandlers(module: unknown, expose: string): HandlersModule {
  if (isObject(module) && typeof module.start === 'function') return module as unknown as HandlersModule;
  throw new CodeFault(`${expose} does not export handlers`);
}
