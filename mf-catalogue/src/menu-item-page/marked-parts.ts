export interface MarkedPart {
  readonly text: string;
  readonly marked: boolean;
  /** The start index, used as a key. */
  readonly at: number;
}

/** Splits a text at its **marks**, which highlight allergens in ingredients. */
export function markedParts(text: string): MarkedPart[] {
  let at = 0;
  return text.split('**').flatMap((part, index) => {
    const start = at;
    at += part.length + 2;
    return part ? [{ text: part, marked: index % 2 === 1, at: start }] : [];
  });
}
