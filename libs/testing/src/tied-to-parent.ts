import { fileURLToPath } from 'node:url';

/** The module that ends a process when its parent is gone. */
const END_WITH_PARENT = new URL('./end-with-parent.mjs', import.meta.url).href;

/** Words before the file in `node …`: the process ends when the one that started it has ended. */
export const tiedToParent: readonly string[] = ['--import', END_WITH_PARENT];

/**
 * Words after `node` that run another program so that it ends with the process that started it.
 * @param signal how the program is asked to stop at once
 */
export const tiedProgram = (signal: NodeJS.Signals, command: string, ...words: readonly string[]): string[] => [
  fileURLToPath(new URL('./run-tied.mjs', import.meta.url)),
  signal,
  command,
  ...words,
];

/** NODE_OPTIONS by which a command and every Node process below it end with their parents. */
export const tiedNodeOptions = (options = ''): string => `${options} --import=${END_WITH_PARENT}`.trim();
