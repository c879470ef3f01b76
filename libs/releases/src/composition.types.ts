/** One package of a composition: its version and the expected digest of its manifest. */
export interface CompositionPackage {
  readonly version: string;
  readonly manifestSha256: string;
}

/** An immutable set of versions that is shown as one storefront. */
export interface Composition {
  /** The start of a digest of all its other fields. */
  readonly id: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** The composition it was made from; missing for the first. */
  readonly parent?: string;
  /** What was done, e.g. 'promote mf-basket 0.1.0-3fa9c2d1e0aa'. */
  readonly note: string;
  readonly packages: Readonly<Record<string, CompositionPackage>>;
}

/** The composition that a channel shows, and the earlier ones, newest last. */
export interface Channel {
  /** The channel's name, so that a state of one channel is not valid for another. */
  readonly channel: string;
  /** Counts the changes of the channel; two writers cannot take the same number. */
  readonly sequence: number;
  /** Empty when a canary has ended. */
  readonly current: string;
  readonly history: readonly string[];
  /** The latest versions that were rolled back, by package: they are promoted again only by their version. */
  readonly rolledBack?: Readonly<Record<string, readonly string[]>>;
  /** Of a canary: the versions it tries on top of the stable composition, by package. */
  readonly tries?: Readonly<Record<string, string>>;
  /** Of a canary: the percentage of new visitors who get it. */
  readonly share?: number;
}

/** A publisher's record of a version that it published. */
export interface ReleaseRecord extends CompositionPackage {
  readonly name: string;
  /** ISO 8601; the latest time, if the same build was published again. */
  readonly publishedAt: string;
  readonly publishedBy?: string;
  /** The commit that it was built from. */
  readonly commit?: string;
}
