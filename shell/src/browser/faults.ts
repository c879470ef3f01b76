/** A file of a package that did not come: another try may bring it. */
export class FileFault extends Error {
  override readonly name = 'FileFault';
}

/** What came does not work: it threw, or is not what it should be. Only another version mends it. */
export class CodeFault extends Error {
  override readonly name = 'CodeFault';
}

export const messageOf = (error: unknown): string => String((error as Error | undefined)?.message ?? error);
