export interface MarkedPart {
  readonly text: string;
  readonly marked: boolean;
  /** Where it starts, for a key. */
  readonly at: number;
}

/** A text cut at its **marks**, in which ingredients name their allergens. */
export function markedParts(text: string): MarkedPart[] {
  let at = 0;
  return text.split('**').flatMap((part, index) => {
    const start = at;
    at += part.length + 2;
    return part ? [{ text: part, marked: index % 2 === 1, at: start }] : [];
  });
}
