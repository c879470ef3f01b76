import { inParallel, PARALLEL_FILES } from './in-parallel';

type Path = readonly string[];

/** New files of a store that other machines do not have yet. */
export class PendingFiles {
  private readonly files = new Map<string, Path>();

  add(parts: Path): void {
    this.files.set(parts.join('/'), parts);
  }

  remove(parts: Path): void {
    this.files.delete(parts.join('/'));
  }

  clear(): void {
    this.files.clear();
  }

  /** Uploads all of them. Rejects with the first failure, and keeps them for the next attempt. */
  async share(upload: (parts: Path) => Promise<void>): Promise<void> {
    const files = [...this.files.values()];
    // A record makes a version visible, so it follows the version's files.
    const isRecord = (parts: Path) => parts.at(-1) === 'release.json' || parts[0] === 'compositions';
    await inParallel(
      files.filter((parts) => !isRecord(parts)),
      PARALLEL_FILES,
      upload,
    );
    await inParallel(files.filter(isRecord), PARALLEL_FILES, upload);
    // Other publications of this process may have added files meanwhile.
    for (const parts of files) this.remove(parts);
  }
}
