/** One package of a composition: which version, and the digest that its manifest must have. */
export interface CompositionPackage {
  readonly version: string;
  readonly manifestSha256: string;
}

/** One immutable set of versions that was put together to be shown as one storefront. */
export interface Composition {
  /** The beginning of a digest of everything else in it. */
  readonly id: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** The composition it was made from; absent for the first. */
  readonly parent?: string;
  /** What was done, e.g. 'promote mf-basket 0.1.0-3fa9c2d1e0aa'. */
  readonly note: string;
  readonly packages: Readonly<Record<string, CompositionPackage>>;
}

/** Which composition a channel shows, and which it showed before, newest last. */
export interface Channel {
  /** The channel's name: a state of one channel is no state of another. */
  readonly channel: string;
  /** Counts the changes of the channel; two writers cannot take the same number. */
  readonly sequence: number;
  /** Empty when a canary has ended. */
  readonly current: string;
  readonly history: readonly string[];
  /** Of a canary: what it tries out over what is shown, by package. */
  readonly tries?: Readonly<Record<string, string>>;
  /** Of a canary: how many of a hundred new visitors are given it. */
  readonly share?: number;
}

/** What a publisher says of a version that it published. */
export interface ReleaseRecord extends CompositionPackage {
  readonly name: string;
  /** ISO 8601; of the last time, when the same build was published again. */
  readonly publishedAt: string;
}
