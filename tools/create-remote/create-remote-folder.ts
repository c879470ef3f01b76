import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { assertNewRemote, type NewRemote, writeRemote } from './write-remote';

interface Steps {
  /** Before anything is written; throws when the remote cannot be installed. */
  readonly check?: () => void;
  /** Installs the packages of the written remote; rejects on failure. */
  readonly install?: () => Promise<void>;
}

/**
 * Writes a remote with a repository of its own and installs its packages.
 * @param root the storefront's repository
 * @throws Error when a step fails or is stopped; the folders that it made are then removed, and a folder that was there is empty again
 */
export async function createRemoteFolder(root: string, remote: NewRemote, { check, install }: Steps): Promise<void> {
  assertNewRemote(root, remote);
  check?.();
  const made = mkdirSync(remote.target, { recursive: true });
  try {
    writeRemote(root, remote);
    await install?.();
  } catch (error) {
    const added = made ? [made] : readdirSync(remote.target).map((name) => join(remote.target, name));
    for (const path of added) rmSync(path, { recursive: true, force: true });
    throw error;
  }
}
