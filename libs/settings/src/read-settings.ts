import type { Static, TObject, TSchema } from 'typebox';
import Value from 'typebox/value';

export interface SettingsResult<S extends TObject> {
  /** Missing and invalid variables have their default, or are undefined. */
  values: Static<S>;
  /** One line for each invalid variable. Values are not quoted, because some are secrets. */
  faults: string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Environment variables are text: numbers are converted, all others stay text. */
function convert(schema: TSchema, text: string): unknown {
  const type = 'type' in schema ? schema.type : undefined;
  if (type === 'integer' && /^-?\d{1,15}$/.test(text)) return Number(text);
  if (type === 'number' && /^-?\d{1,15}(\.\d{1,15})?$/.test(text)) return Number(text);
  return text;
}

const defaultOf = (schema: TSchema): unknown => ('default' in schema ? schema.default : undefined);

/** A description of the values that a schema accepts. */
function describeAccepted(
  schema: TSchema & { minimum?: number; maximum?: number; minLength?: number; anyOf?: TSchema[] },
): string {
  if (schema.anyOf) return schema.anyOf.map((one) => ('const' in one ? `"${String(one.const)}"` : '')).join(' or ');
  if (schema.minimum !== undefined && schema.maximum !== undefined)
    return `a number from ${schema.minimum} to ${schema.maximum}`;
  if (schema.minimum !== undefined) return `a number of at least ${schema.minimum}`;
  if ('format' in schema) return `a ${String(schema.format)}`;
  return 'what docs/reference/settings.md says';
}

/**
 * Reads the variables in `schema`. An empty variable counts as unset.
 * @param schema one optional property per variable; `default` and `description` are used
 */
export function readSettings<S extends TObject>(schema: S, env: Environment): SettingsResult<S> {
  const values: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const [name, setting] of Object.entries(schema.properties)) {
    const text = env[name]?.trim();
    const value = text ? convert(setting, text) : undefined;
    if (value !== undefined && !Value.Check(setting, value))
      faults.push(`${name} must be ${describeAccepted(setting)}`);
    else values[name] = value ?? defaultOf(setting);
    if (!(name in values)) values[name] = defaultOf(setting);
  }
  return { values: values as Static<S>, faults };
}
