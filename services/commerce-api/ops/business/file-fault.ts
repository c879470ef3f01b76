/** What is wrong in a business's folder: in which file, on which line of it, and why. */
export interface FileFault {
  readonly file: string;
  readonly line?: number;
  /** The setting within the file, where it has one. */
  readonly setting?: string;
  readonly message: string;
}

const lineOf = ({ file, line, setting, message }: FileFault) =>
  `  ${[line === undefined ? file : `${file}:${line}`, ...(setting ? [setting] : [])].join(' ')}: ${message}`;

/** Ends a command with every fault of the folder, one a line. */
export function throwFolderFaults(faults: readonly FileFault[], detail: string): never {
  throw new Error([`The folder is refused, nothing was changed: ${detail}`, ...faults.map(lineOf)].join('\n'));
}
