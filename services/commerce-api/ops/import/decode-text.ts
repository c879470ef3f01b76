import { isUtf8 } from 'node:buffer';

/** How many characters of a cell an error message quotes. */
const MAX_QUOTED_LENGTH = 60;

export type Decoded = { text: string } | { row: number; message: string };

const NEWLINE = 0x0a;

/** The first line that is not UTF-8, from 1, decoded as Windows-1252 for the message. */
function findUndecodableLine(bytes: Buffer): { row: number; decoded: string } {
  let row = 0;
  for (let from = 0; from < bytes.length; row += 1) {
    const end = bytes.indexOf(NEWLINE, from);
    const line = bytes.subarray(from, end < 0 ? bytes.length : end);
    if (!isUtf8(line)) return { row: row + 1, decoded: new TextDecoder('windows-1252').decode(line).trim() };
    from = end < 0 ? bytes.length : end + 1;
  }
  return { row: 1, decoded: '' };
}

/** Decodes a file. It must be UTF-8, because other encodings cannot be detected reliably. */
export function decodeText(bytes: Buffer): Decoded {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return { row: 0, message: 'is UTF-16 (“Unicode text”); save it as “CSV UTF-8”' };
  if (bytes.includes(0)) return { row: 0, message: 'is not a text file; save the sheet as “CSV UTF-8”' };
  if (isUtf8(bytes)) return { text: bytes.toString('utf8').replace(/^\ufeff/, '') };
  const { row, decoded: meant } = findUndecodableLine(bytes);
  const shown = meant.length > MAX_QUOTED_LENGTH ? `${meant.slice(0, MAX_QUOTED_LENGTH - 3)}…` : meant;
  return {
    row,
    message: `is not UTF-8 but probably Windows-1252, like Excel’s plain “CSV” (it would read “${shown}”); save it as “CSV UTF-8”`,
  };
}
