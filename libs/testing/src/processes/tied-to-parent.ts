import { fileURLToPath } from 'node:url';

/** The module that ends a process when its parent has gone. */
const END_WITH_PARENT = new URL('./end-with-parent.mjs', import.meta.url).href;

/** Arguments before the file in `node …`: the process ends together with its parent. */
export const tiedToParent: readonly string[] = ['--import', END_WITH_PARENT];

/**
 * Arguments after `node` that run another program so that it ends together with its parent.
 * @param signal how the program is asked to stop
 */
export const tiedProgram = (signal: NodeJS.Signals, command: string, ...words: readonly string[]): string[] => [
  fileURLToPath(new URL('./run-tied.mjs', import.meta.url)),
  signal,
  command,
  ...words,
];

/** NODE_OPTIONS that make a command and all Node processes below it end together with their parents. */
export const tiedNodeOptions = (options = ''): string => `${options} --import=${END_WITH_PARENT}`.trim();
