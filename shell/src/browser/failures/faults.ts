/** A package's file did not load; a retry may succeed. */
export class FileFault extends Error {
  override readonly name = 'FileFault';
}

/** The loaded code does not work: it threw, or has the wrong exports. Only another version helps. */
export class CodeFault extends Error {
  override readonly name = 'CodeFault';
}

export const messageOf = (error: unknown): string => String((error as Error | undefined)?.message ?? error);
