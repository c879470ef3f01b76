import fc from 'fast-check';
import { type JsonSchema, type KnownValues, validValue } from './valid-value';

/** Hosts and headers in the texts below. */
export const EVIL_HOST = 'evil.test';
export const EVIL_HEADER = 'x-injected';

const LONG = 'A'.repeat(10_240);

/** Texts that would write a header of a reply or a mail, or are too long. */
const headerTexts: Readonly<Record<string, string>> = {
  'CR LF': `x\r\n${EVIL_HEADER}: yes\r\n\r\n<b>yes</b>`,
  LF: `ada@example.test\nBcc: someone@${EVIL_HOST}`,
  'CR LF in an address': `"a\r\nBcc: someone@${EVIL_HOST}"@example.test`,
  'encoded CR LF': `x%0d%0a${EVIL_HEADER}:%20yes`,
  NUL: 'x\u0000y',
  'line separators': `x\u2028${EVIL_HEADER}: yes\u2029\u0085y`,
  'ten kilobytes': LONG,
  'ten kilobytes of an address': `${LONG}@example.test`,
};

/** Texts that a browser could take for an address elsewhere. */
export const linkTexts: readonly string[] = [
  `//${EVIL_HOST}`,
  `///${EVIL_HOST}`,
  `/\\${EVIL_HOST}`,
  `\\\\${EVIL_HOST}`,
  `/\t/${EVIL_HOST}`,
  `/\n/${EVIL_HOST}`,
  `https:${EVIL_HOST}`,
  `https://${EVIL_HOST}/basket`,
  `http://fresh.localhost@${EVIL_HOST}/`,
  `http://fresh.localhost.${EVIL_HOST}/`,
  `http://${EVIL_HOST}#fresh.localhost`,
  `javascript:location='//${EVIL_HOST}'`,
  `data:text/html,//${EVIL_HOST}`,
  `/%2f${EVIL_HOST}`,
  `%2f%2f${EVIL_HOST}`,
  `/..//${EVIL_HOST}`,
];

export const injectedTexts: readonly string[] = [...Object.values(headerTexts), ...linkTexts];

type Path = readonly (string | number)[];

/** The path of every free text in a schema. */
function textsIn(schema: JsonSchema, path: Path = []): Path[] {
  if (schema.anyOf) return schema.anyOf.flatMap((one) => textsIn(one, path));
  if (schema.type === 'string') return schema.enum ? [] : [path];
  if (schema.type === 'array') return textsIn(schema.items ?? {}, [...path, 0]);
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => textsIn(field, [...path, name]));
}

function withText(value: unknown, [step, ...rest]: Path, text: string): unknown {
  if (step === undefined) return text;
  if (typeof step === 'number') {
    const [first, ...others] = Array.isArray(value) ? (value as unknown[]) : [];
    return [withText(first, rest, text), ...others];
  }
  const fields = Object(value) as Readonly<Record<string, unknown>>;
  return { ...fields, [step]: withText(fields[step], rest, text) };
}

/** Names of fields that could lead somewhere. */
const LEADS = /url|uri|origin|from|host|link|path|href|target/i;

/** Valid bodies of an operation, each with one of its texts replaced: fields that could lead somewhere get every link. */
export function injectedBodies(schema: JsonSchema, known: KnownValues): object[] {
  const [valid] = fc.sample(validValue(schema, known), { seed: 1, numRuns: 1 });
  return textsIn(schema).flatMap((path) => {
    const links = LEADS.test(path.join('.')) ? linkTexts : linkTexts.slice(0, 3);
    return [...Object.values(headerTexts), ...links].map((text) => withText(valid, path, text) as object);
  });
}
