import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { tiedToParent } from '@storefront/testing/processes/tied-to-parent';
import type { DrawerMessage } from '../../pictures/drawer-message';
import { hasEveryPicture } from '../../pictures/missing-pictures';

export interface PictureDrawer {
  /** For the shell's PICTURE_DRAWER_URL. */
  readonly url: string;
  /** The number of pictures missing at start. */
  readonly missing: number;
  /** Draws all of them, after requested ones. */
  drawAll(): void;
  stop(): Promise<void>;
}

interface PictureDrawerOptions {
  readonly root: string;
  /** The folder of all pictures. */
  readonly folder: string;
  /** Runs at the lowest priority: for drawing all pictures. */
  readonly lowPriority: boolean;
  readonly onProgress?: (done: number, total: number) => void;
}

type Started = Extract<DrawerMessage, { port: number }>;

/** Starts the process that draws missing pictures; undefined when none is missing. */
export async function startPictureDrawer(options: PictureDrawerOptions): Promise<PictureDrawer | undefined> {
  const { root, folder, lowPriority, onProgress } = options;
  if (hasEveryPicture(folder)) return undefined;
  const child = fork(join(root, 'tools/pictures/picture-server.ts'), [folder], {
    execArgv: [...tiedToParent, '--import', 'tsx'],
    cwd: root,
  });
  // Set before its threads start, which inherit it: shoppers take priority over pictures drawn in advance.
  if (lowPriority && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const { port, missing } = await new Promise<Started>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`Pictures cannot be drawn: the process ended with ${code}.`)));
    child.on('message', (message: DrawerMessage) => {
      if ('port' in message) resolve(message);
      else onProgress?.(message.done, message.total);
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    missing,
    drawAll: () => child.send('all'),
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
