import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { CsvError, parse } from 'csv-parse';
import { type LineResult, type PlaceFormat, placeFormats } from './place-formats';

/** The first line decides, and the headings of the widest file are far shorter. */
const HEAD_BYTES = 16_384;

interface PlaceLine {
  readonly line: number;
  readonly result: LineResult;
  /** How much of the file was read. */
  readonly bytesRead: number;
}

/** Published files have tabs or commas; only those with commas put cells between quotation marks. */
async function dialectOf(file: string) {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const [first = ''] = buffer.toString('utf8', 0, bytesRead).split('\n');
    return first.includes('\t') ? { delimiter: '\t', quote: false } : { delimiter: ',', quote: '"' };
  } finally {
    await handle.close();
  }
}

function formatOf(file: string, first: readonly string[]): PlaceFormat {
  const format = placeFormats.find(({ matches }) => matches(first));
  if (format) return format;
  const known = placeFormats.map(({ name }) => name).join(', ');
  throw new Error(`${basename(file)}: its columns are those of no known file (${known})`);
}

const unreadable = (file: string, { message }: Error): Error =>
  new Error(`${basename(file)} cannot be read: ${message}`);

/** Reads a file of places line by line. @throws Error for a file whose columns are not known, or that is not CSV or cannot be read */
export async function* readPlaceFile(file: string): AsyncGenerator<PlaceLine> {
  const dialect = await dialectOf(file).catch((error: Error) => {
    throw unreadable(file, error);
  });
  const options = {
    ...dialect,
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
  };
  const parser = parse(options);
  const source = createReadStream(file);
  // A pipe does not pass the source's errors on, and the parser would wait for more.
  source.once('error', (error) => parser.destroy(unreadable(file, error)));
  const records = source.pipe(parser) as AsyncIterable<{ record: string[]; info: { lines: number } }>;
  let format: PlaceFormat | undefined;
  let headings: readonly string[] = [];
  try {
    for await (const { record, info } of records) {
      if (!format) {
        format = formatOf(file, record);
        headings = record;
        if (format.hasHeadings) continue;
      }
      const isWhole = record.length === headings.length;
      const result = isWhole
        ? format.read(record, headings)
        : { fault: `has ${record.length} cells instead of ${headings.length}` };
      yield { line: info.lines, result, bytesRead: source.bytesRead };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Error(`${basename(file)}: line ${error.lines ?? 0} cannot be read as CSV: ${error.message}`);
  } finally {
    source.destroy();
  }
}
