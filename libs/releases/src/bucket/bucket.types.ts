/**
 * Where several machines share releases: paths as in a ReleaseStore's folder. Its files are created once and never
 * change, and none of them is trusted.
 */
export interface ReleaseBucket {
  /**
   * The content of a file; undefined when there is none.
   * @throws Error when it cannot be read, or has more than `limit` bytes (`code` EFBIG)
   */
  read(path: string, limit: number): Promise<Buffer | undefined>;
  /** Creates a file, or finds it with this content. @returns false when it exists with other content */
  create(path: string, content: Buffer): Promise<boolean>;
  /** The paths that begin with `prefix` and come after `after`, in order. */
  list(prefix: string, after?: string): Promise<string[]>;
}

/** The settings RELEASES_BUCKET_*. */
export interface BucketSettings {
  /** The bucket's own address, or a folder that machines share: file:///mnt/releases. */
  readonly url?: string | undefined;
  readonly keyId?: string | undefined;
  readonly secret?: string | undefined;
  readonly region?: string | undefined;
}
