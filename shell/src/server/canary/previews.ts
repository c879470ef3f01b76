import { type PassIssuer, readPass } from '@storefront/releases/signatures/pass';
import type { LoadedComposition } from '../compositions/live-composition';
import type { LoadedCompositions } from '../compositions/loaded-compositions';
import type { DeveloperRemote } from '../developer/developer-links';

/** A composition that one browser is shown by a link. */
export interface Preview {
  readonly composition: LoadedComposition;
  /** ISO 8601. */
  readonly expiresAt: string;
  /** Set if one remote of it is shown from its developer's server. */
  readonly developer?: DeveloperRemote;
}

/** The compositions of links that `npm run release -- link` signed. */
export class Previews {
  constructor(
    private readonly issuer: PassIssuer,
    private readonly compositions: Pick<LoadedCompositions, 'byId'>,
    /** Reads a composition from the bucket, if there is one. */
    private readonly fetchComposition: (id: string) => Promise<void> | undefined = () => undefined,
  ) {}

  /** Makes the composition of a valid link available to `find`: another shell may have opened the link. */
  async prepare(text: string, now = Date.now()): Promise<void> {
    const id = readPass(this.issuer, text, 'composition', now)?.composition;
    if (id && !this.compositions.byId(id)) await this.fetchComposition(id);
  }

  /** The composition of a link; undefined when the link is forged, expired or of another installation. */
  find(text: string, now = Date.now()): Preview | undefined {
    const pass = readPass(this.issuer, text, 'composition', now);
    const composition = pass?.composition && this.compositions.byId(pass.composition);
    return composition ? { composition, expiresAt: pass.expiresAt } : undefined;
  }
}
