import type { ImportFile } from '../../src/modules/import/files/import-file';
import { importFiles } from '../../src/modules/import/files/import-files';

const START_MARK = '<!-- columns: written by npm run import-columns -w commerce-api -->';
const END_MARK = '<!-- end of columns -->';

function fileSection({ kind, about, key, whole, columns }: ImportFile): string {
  const rows = Object.entries(columns).map(([name, column]) => {
    const must = key.includes(name) || (whole && column.required) ? 'always' : column.required ? 'when new' : '';
    return `| \`${name}\` | ${must} | ${column.about} | ${column.accepts} |`;
  });
  return [
    `### ${kind}`,
    '',
    about,
    '',
    '| Column | Needed | What it is | What it takes |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** Every file and column of an import as Markdown, generated from the importer's own definitions. */
const columnsTable = (): string => Object.values<ImportFile>(importFiles).map(fileSection).join('\n\n');

/** Replaces the tables in a page by the generated ones. */
export function withColumns(page: string): string {
  const from = page.indexOf(START_MARK);
  const to = page.indexOf(END_MARK);
  if (from < 0 || to < from) throw new Error('The page has no markers for the columns');
  return `${page.slice(0, from)}${START_MARK}\n\n${columnsTable()}\n\n${page.slice(to)}`;
}
