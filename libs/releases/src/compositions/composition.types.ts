/** One package of a composition: its version and the expected digest of its manifest. */
export interface CompositionPackage {
  readonly version: string;
  readonly manifestSha256: string;
}

/** An immutable set of versions that is shown as one storefront. */
export interface Composition {
  /** The start of a digest of all its other fields: see `composition-id.ts`. */
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
  /** When it was signed, as ISO 8601. */
  readonly at?: string;
  /** Empty for the canary channel. */
  readonly current: string;
  readonly history: readonly string[];
  /** The latest versions that were rolled back, by package: they are promoted again only by their version. */
  readonly rolledBack?: Readonly<Record<string, readonly string[]>>;
  /** The signed entry of its log, for the next publisher, who may not find it there yet. */
  readonly logEntry?: string;
  /** Earlier signed entries, by number, that the log still lacked when the state was made. */
  readonly lateEntries?: Readonly<Record<string, string>>;
  /** The businesses that stay with one composition, by `slugOf`; every other one is shown `current`. */
  readonly pins?: Readonly<Record<string, Pin>>;
  /** For the canary channel: the canaries that run, by name. */
  readonly canaries?: Readonly<Record<string, Canary>>;
}

/** Versions that one team tries on some of the visitors, on top of the stable composition. */
export interface Canary {
  /** The composition that its visitors are shown. */
  readonly composition: string;
  /** What it tries, by package. */
  readonly versions: Readonly<Record<string, string>>;
  /** The visitors who are shown it, of numbers from 0 to 99: no other canary of the same business has them. */
  readonly numbers: readonly number[];
  /** The businesses whose visitors are shown it by `slugOf`; missing for all of them. */
  readonly businesses?: readonly string[];
  /** Who started it. */
  readonly by?: string;
  /** ISO 8601. */
  readonly startedAt?: string;
}

/** The composition of a business that does not follow its channel. */
export interface Pin {
  readonly composition: string;
  /** Who pinned it. */
  readonly by: string;
  /** ISO 8601. */
  readonly pinnedAt: string;
}

/** What a version was built from; empty when that is not certain. */
export interface BuildSource {
  readonly commit?: string;
  /** Whether the tree had changes that the commit does not contain. */
  readonly uncommitted?: boolean;
}

/** A publisher's record of a version that it published. */
export interface ReleaseRecord extends CompositionPackage, BuildSource {
  readonly name: string;
  /** ISO 8601; the latest time, if the same build was published again. */
  readonly publishedAt: string;
  readonly publishedBy?: string;
  /** The number of its entry in the log of publications. */
  readonly entry?: number;
  /** Bytes of its scripts and styles, not compressed, and of its server bundle. */
  readonly browserBytes?: number;
  readonly serverBytes?: number;
}
