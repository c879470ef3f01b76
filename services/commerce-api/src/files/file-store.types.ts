/** Where files lie that are no part of the database. Keys are the service's own; they hold letters, digits, '-', '_' and '/'. */
export interface FileStore {
  put(key: string, bytes: Buffer, type: string): Promise<void>;
  /** Rejects when there is no such file. */
  get(key: string): Promise<Buffer>;
  remove(key: string): Promise<void>;
}
