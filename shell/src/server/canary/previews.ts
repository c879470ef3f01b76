import type { KeyObject } from 'node:crypto';
import { readPass } from '@storefront/releases/pass';
import { LRUCache } from 'lru-cache';
import type { LoadedComposition } from '../live-composition';
import type { LoadedCompositions } from '../loaded-compositions';

/** A composition that one browser is shown by a link. */
export interface Preview {
  readonly composition: LoadedComposition;
  /** ISO 8601. */
  readonly expiresAt: string;
}

/** Passes whose signature has been verified. */
const MAX_PASSES = 200;

/** The compositions of links that `npm run release -- link` signed. */
export class Previews {
  private readonly verified = new LRUCache<string, { readonly id: string; readonly expiresAt: string }>({
    max: MAX_PASSES,
  });

  constructor(
    /** The public release key. */
    private readonly key: KeyObject,
    private readonly compositions: Pick<LoadedCompositions, 'byId'>,
    /** Reads a composition from the bucket, if there is one. */
    private readonly bring: (id: string) => Promise<void> | undefined = () => undefined,
  ) {}

  /** Makes the composition of a valid link available to `find`: another shell may have opened the link. */
  async prepare(text: string, now = Date.now()): Promise<void> {
    const { id } = this.verified.get(text) ?? this.verify(text, now) ?? {};
    if (id && !this.compositions.byId(id)) await this.bring(id);
  }

  /** The composition of a link; undefined when the link is forged, expired or of another installation. */
  find(text: string, now = Date.now()): Preview | undefined {
    const { id, expiresAt } = this.verified.get(text) ?? this.verify(text, now) ?? {};
    if (!id || !expiresAt || Date.parse(expiresAt) <= now) return undefined;
    const composition = this.compositions.byId(id);
    return composition && { composition, expiresAt };
  }

  private verify(text: string, now: number) {
    const pass = readPass(this.key, text, 'composition', now);
    if (!pass?.composition) return undefined;
    const verified = { id: pass.composition, expiresAt: pass.expiresAt };
    this.verified.set(text, verified);
    return verified;
  }
}
