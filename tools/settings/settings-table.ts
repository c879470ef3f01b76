import type { TSchema } from 'typebox';
import { Settings as apiSettings } from '../../services/commerce-api/src/config/settings';
import { Settings as sandboxSettings } from '../../services/sandbox/src/settings';
import { Settings as shellSettings } from '../../shell/src/server/settings';
import { withBlock } from '../contracts/generated-block';
import { code, table } from '../contracts/markdown';
import { toolSettings } from './tool-settings';

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

/** The table of docs/reference/settings.md, one row per variable. */
function settingsTable(): string {
  const rows = new Map<string, Row>();
  for (const [reader, schema] of Object.entries(settingsByReader))
    for (const [name, setting] of Object.entries(schema.properties as Record<string, Described>)) {
      const row = rows.get(name) ?? { readers: [], fallback: '', descriptions: [] };
      row.readers.push(reader);
      row.fallback ||= setting.default === undefined ? '' : code(String(setting.default));
      const description = setting.description ?? '';
      if (!row.descriptions.includes(description)) row.descriptions.push(description);
      rows.set(name, row);
    }
  return table(
    ['Variable', 'Read by', 'Default', 'Meaning'],
    [...rows].map(([name, { readers, fallback, descriptions }]) => [
      code(name),
      readers.join(', '),
      fallback,
      descriptions.join('. '),
    ]),
  );
}

/** docs/reference/settings.md with its table replaced. */
export const withTable = (page: string): string => withBlock(page, 'settings', settingsTable(), 'settings-table');
