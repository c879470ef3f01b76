import type { TSchema } from 'typebox';
import { Settings as apiSettings } from '../../services/commerce-api/src/config/settings';
import { Settings as sandboxSettings } from '../../services/sandbox/src/settings';
import { Settings as shellSettings } from '../../shell/src/server/settings';
import { toolSettings } from './tool-settings';

const TABLE_START = '<!-- made by npm run settings-table -->';
const TABLE_END = '<!-- end of settings -->';

/** Every schema of environment variables, by the process that reads it. */
export const settingsByReader = {
  shell: shellSettings,
  'commerce-api': apiSettings,
  sandbox: sandboxSettings,
  ...toolSettings,
} as const;

interface Row {
  readers: string[];
  fallback: string;
  descriptions: string[];
}

type Described = TSchema & { default?: unknown; description?: string };

/** The table of docs/operating.md between its markers, one row per variable. */
function settingsTable(): string {
  const rows = new Map<string, Row>();
  for (const [reader, schema] of Object.entries(settingsByReader))
    for (const [name, setting] of Object.entries(schema.properties as Record<string, Described>)) {
      const row = rows.get(name) ?? { readers: [], fallback: '', descriptions: [] };
      row.readers.push(reader);
      row.fallback ||= setting.default === undefined ? '' : `\`${String(setting.default)}\``;
      const description = setting.description ?? '';
      if (!row.descriptions.includes(description)) row.descriptions.push(description);
      rows.set(name, row);
    }
  const lines = [...rows].map(
    ([name, { readers, fallback, descriptions }]) =>
      `| \`${name}\` | ${readers.join(', ')} | ${fallback} | ${descriptions.join('. ')} |`,
  );
  return ['| Variable | Read by | Default | Meaning |', '|---|---|---|---|', ...lines].join('\n');
}

/** `page` with the table between its markers replaced. */
export function withTable(page: string): string {
  const [before = '', rest = ''] = page.split(TABLE_START);
  const after = rest.split(TABLE_END)[1];
  if (after === undefined) throw new Error(`docs/operating.md lacks ${TABLE_START} … ${TABLE_END}`);
  return `${before}${TABLE_START}\n\n${settingsTable()}\n\n${TABLE_END}${after}`;
}
