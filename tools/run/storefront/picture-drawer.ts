import { fork } from 'node:child_process';
import { join } from 'node:path';
import { tiedToParent } from '@storefront/testing/processes/tied-to-parent';

export interface PictureDrawer {
  /** For the shell's PICTURE_DRAWER_URL. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts the process that draws requested pictures.
 * @param root the repository's folder
 * @param folder the folder of all pictures
 */
export async function startPictureDrawer(root: string, folder: string): Promise<PictureDrawer> {
  const child = fork(join(root, 'tools/pictures/picture-server.ts'), [folder], {
    execArgv: [...tiedToParent, '--import', 'tsx'],
    cwd: root,
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`Pictures cannot be drawn: the process ended with ${code}.`)));
    child.once('message', (message) => resolve(Number(message)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
