interface Schema {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  patternProperties?: Record<string, Schema>;
}

function oneLine(schema: Schema): string {
  if (schema.$ref) return schema.$ref.split('/').pop() ?? '';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.type === 'array') return `${schema.items ? oneLine(schema.items) : 'unknown'}[]`;
  if (schema.anyOf) return schema.anyOf.map(oneLine).join(' | ');
  if (schema.patternProperties) return 'record';
  return schema.type ?? 'unknown';
}

/** The object whose fields are listed, unwrapped from arrays and unions. */
function inner(schema: Schema): Schema | undefined {
  if (schema.properties) return schema;
  if (schema.items) return inner(schema.items);
  return schema.anyOf?.map(inner).find((one) => one !== undefined);
}

/** A schema as lines of text: one field a line, optional ones with a question mark. */
export function schemaLines(given: unknown, indent = ''): string[] {
  const schema = given as Schema;
  if (schema.anyOf?.every((one) => one.properties)) {
    return schema.anyOf.flatMap((one, place) => [...(place ? [`${indent}or`] : []), ...schemaLines(one, indent)]);
  }
  const fields = inner(schema);
  if (!fields?.properties) return [`${indent}${oneLine(schema)}`];
  return Object.entries(fields.properties).flatMap(([name, field]) => {
    const mark = fields.required?.includes(name) ? '' : '?';
    const line = `${indent}${name}${mark}: ${oneLine(field)}`;
    return inner(field) ? [line, ...schemaLines(field, `${indent}  `)] : [line];
  });
}
