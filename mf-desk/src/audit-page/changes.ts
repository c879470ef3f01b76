type Values = Readonly<Record<string, unknown>> | null;

export interface FieldChange {
  readonly field: string;
  /** As text; '–' where there was no value. */
  readonly from: string;
  readonly to: string;
}

const textOf = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return '–';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** What an action changed, field by field. */
export function changesOf(before: Values, after: Values): FieldChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .map((field) => ({ field, from: textOf(before?.[field]), to: textOf(after?.[field]) }))
    .filter(({ from, to }) => from !== to);
}
