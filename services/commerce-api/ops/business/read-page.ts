import { basename } from 'node:path';
import type { PageFile } from '@storefront/api/entities/business-content';
import type { FileFault } from './file-fault';

export interface ReadPage {
  readonly page: PageFile;
  /** Line by path in the page, 'sections/0/heading'. */
  readonly lines: ReadonlyMap<string, number>;
}

type Section = PageFile['sections'][number];

const HEADER_FIELDS = ['title', 'kind', 'description', 'updatedOn'] as const;
/** Block Markdown that a text page cannot show. */
const UNSUPPORTED_BLOCKS: readonly [RegExp, string][] = [
  [/^#{3,}/, 'headings have one level, “## ”'],
  [/^#(?!#)/, 'the title belongs at the top of the file; headings begin with “## ”'],
  [/^##(?!\s*\S)|^##\S/, 'a heading is “## ” and its words'],
  [/^\d+[.)]\s/, 'points are not numbered, they begin with “- ”'],
  [/^\s+[-*+]\s/, 'points cannot be nested'],
  [/^>/, 'quotations cannot be shown'],
  [/^\|/, 'tables cannot be shown'],
  [/^(```|~~~)/, 'code cannot be shown'],
  [/^(---|\*\*\*|___)\s*$/, 'rules cannot be shown'],
];
/** Inline Markdown, which would appear literally. */
const UNSUPPORTED_INLINE: readonly [RegExp, string][] = [
  [/!?\[[^\]]*\]\([^)]*\)/, 'links and pictures cannot be shown: write the address as words'],
  [/<\/?[a-z][^>]*>/i, 'HTML cannot be shown'],
  [/\*\*|__|`/, 'bold, italic and code cannot be shown'],
];

/**
 * Parses a text page from Markdown: front matter between two lines of ---, then headings (##), paragraphs and bullet
 * points (-). Any other Markdown is a fault, because it would not be shown.
 * @param file relative to the business's folder; its name is the page's slug
 */
export function readPage(file: string, text: string): ReadPage | readonly FileFault[] {
  const rows = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const faults: FileFault[] = [];
  const report = (line: number, message: string) => faults.push({ file, line, message });
  const lines = new Map<string, number>();
  const { head, next } = readHeader(rows, lines, report);
  const sections = readSections(rows, next, lines, report);
  if (!faults.length && !sections.length) report(rows.length, 'has no words');
  if (faults.length) return faults.sort((one, other) => (one.line ?? 0) - (other.line ?? 0));
  // The service validates the content, because it knows the limits.
  return { page: { slug: basename(file, '.md'), ...head, sections } as PageFile, lines };
}

type ReportFault = (line: number, message: string) => void;

function readHeader(rows: readonly string[], lines: Map<string, number>, report: ReportFault) {
  const head: Record<string, string> = {};
  const end = rows.indexOf('---', 1);
  if (rows[0] !== '---' || end < 0) {
    report(1, `must begin with ${HEADER_FIELDS.join(', ')} between two lines of ---`);
    return { head, next: rows.length };
  }
  for (let at = 1; at < end; at += 1) {
    const [, name = '', value = ''] = /^(\w+):\s*(.*?)\s*$/.exec(rows[at] ?? '') ?? [];
    if (!HEADER_FIELDS.some((one) => one === name))
      report(at + 1, `is none of ${HEADER_FIELDS.join(', ')}, as “title: Privacy”`);
    else if (name in head) report(at + 1, `${name} is there twice`);
    else head[name] = value;
    lines.set(name, at + 1);
  }
  for (const name of HEADER_FIELDS) if (!(name in head)) report(1, `${name} is missing`);
  return { head, next: end + 1 };
}

function readSections(
  rows: readonly string[],
  from: number,
  lines: Map<string, number>,
  report: ReportFault,
): Section[] {
  const sections: Section[] = [];
  let open: 'paragraph' | 'point' | undefined;
  const section = (heading: string | null, line: number): Section => {
    const made: Section = { heading, paragraphs: [], points: [] };
    lines.set(`sections/${sections.length}`, line);
    sections.push(made);
    return made;
  };
  for (let at = from; at < rows.length; at += 1) {
    const row = rows[at] ?? '';
    const line = at + 1;
    if (!row.trim()) {
      open = undefined;
      continue;
    }
    const cannot = [...UNSUPPORTED_BLOCKS, ...UNSUPPORTED_INLINE].find(([sign]) => sign.test(row));
    if (cannot) {
      report(line, cannot[1]);
      continue;
    }
    const heading = /^##\s+(.*?)\s*$/.exec(row)?.[1];
    if (heading !== undefined) {
      section(heading, line);
      open = undefined;
      continue;
    }
    const last = sections.at(-1) ?? section(null, line);
    const point = /^[-*+]\s+(.*?)\s*$/.exec(row)?.[1];
    if (point === undefined && open !== undefined) {
      // A line continues the paragraph before it.
      const list = open === 'point' ? last.points : last.paragraphs;
      list.push(`${list.pop()} ${row.trim()}`);
      continue;
    }
    if (point === undefined && last.points.length) {
      report(line, 'a paragraph after points needs a heading of its own');
      continue;
    }
    open = point === undefined ? 'paragraph' : 'point';
    const list = point === undefined ? last.paragraphs : last.points;
    const name = point === undefined ? 'paragraphs' : 'points';
    lines.set(`sections/${sections.length - 1}/${name}/${list.length}`, line);
    list.push(point ?? row.trim());
  }
  return sections;
}
