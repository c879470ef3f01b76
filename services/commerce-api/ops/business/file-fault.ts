/** A fault in a business's folder: file, line and reason. */
export interface FileFault {
  readonly file: string;
  readonly line?: number;
  /** The path of the setting in the file, if there is one. */
  readonly setting?: string;
  readonly message: string;
}

const lineOf = ({ file, line, setting, message }: FileFault) =>
  `  ${[line === undefined ? file : `${file}:${line}`, ...(setting ? [setting] : [])].join(' ')}: ${message}`;

/** Throws all faults of the folder, one per line. */
export function throwFolderFaults(faults: readonly FileFault[], detail: string): never {
  throw new Error([`The folder is refused, nothing was changed: ${detail}`, ...faults.map(lineOf)].join('\n'));
}
