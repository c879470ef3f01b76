import type { BoundaryModule, LoadContext, PageModule } from '@storefront/remote-kit/page.types';
import type { PlainPageModule } from '@storefront/remote-kit/plain-page.types';
import type { ComponentType } from 'react';
import type { DocumentProps } from '../../frame/document-tree';
import type { FrameData } from '../../frame/frame.types';
import type { RenderJob } from '../render-job.types';
import type { Bundles } from './bundles';

export interface FrameModule {
  readonly DocumentTree: ComponentType<DocumentProps>;
  loadFrame(
    context: LoadContext,
    headerFooter: RenderJob['headerFooter'],
    chosenStore: RenderJob['chosenStore'],
  ): Promise<FrameData>;
}

type Exports = Readonly<Record<string, unknown>>;
interface Part {
  readonly package: string;
  readonly expose: string;
}

/** A bundle is checked for its functions; their types are those of the package's own build. */
const isFrame = (exports: Exports): exports is Exports & FrameModule =>
  typeof exports.DocumentTree === 'function' && typeof exports.loadFrame === 'function';
const isPage = (exports: Exports): exports is Exports & PageModule => typeof exports.Page === 'function';
const isPlainPage = (exports: Exports): exports is Exports & PlainPageModule =>
  typeof exports.PlainPage === 'function' && typeof exports.title === 'function';
const isBoundary = (exports: Exports): exports is Exports & BoundaryModule => typeof exports.Boundary === 'function';

/** The shell's frame. @throws Error when the bundle does not export it */
export function frameModule(bundles: Bundles): FrameModule {
  const exports = bundles.expose('shell', './Frame');
  if (!isFrame(exports)) throw new Error('./Frame does not export DocumentTree and loadFrame');
  return exports;
}

/** A page. @throws Error when the bundle does not export it */
export function pageModule(bundles: Bundles, { package: owner, expose }: Part): PageModule {
  const exports = bundles.expose(owner, expose);
  if (!isPage(exports)) throw new Error(`${expose} does not export Page`);
  return exports;
}

/** What a private page shows before its code has loaded. @throws Error when the bundle does not export it */
export function plainPageModule(bundles: Bundles, { package: owner, expose }: Part): PlainPageModule {
  const exports = bundles.expose(owner, expose);
  if (!isPlainPage(exports)) throw new Error(`${expose} does not export PlainPage and title`);
  return exports;
}

/** A boundary's component. @throws Error when the bundle does not export it */
export function boundaryComponent(bundles: Bundles, { package: owner, expose }: Part): BoundaryModule['Boundary'] {
  const exports = bundles.expose(owner, expose);
  if (!isBoundary(exports)) throw new Error(`${expose} does not export Boundary`);
  return exports.Boundary;
}
