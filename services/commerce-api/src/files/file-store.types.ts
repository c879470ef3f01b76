/** Stores files outside the database. The service chooses the keys, which contain letters, digits, '-', '_' and '/'. */
export interface FileStore {
  put(key: string, bytes: Buffer, type: string): Promise<void>;
  /** Rejects when the file does not exist. */
  get(key: string): Promise<Buffer>;
  remove(key: string): Promise<void>;
}
