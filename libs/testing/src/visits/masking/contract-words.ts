import { allOperations } from '@storefront/api/operations';
import { commandSchemas, factSchemas } from '@storefront/bus/contracts/schemas';

/** Collects the strings that a schema allows word for word. */
function collectWords(schema: unknown, words: Set<string>): void {
  if (typeof schema !== 'object' || schema === null) return;
  const { const: literal, enum: choices } = schema as { const?: unknown; enum?: unknown };
  for (const word of [literal, ...(Array.isArray(choices) ? choices : [])])
    if (typeof word === 'string') words.add(word);
  for (const part of Object.values(schema)) collectWords(part, words);
}

/** The words of all contracts, such as 'delivery' and 'added': they say nothing about a person. */
export function contractWords(): ReadonlySet<string> {
  const words = new Set<string>();
  for (const operation of allOperations) {
    const { body, query, params, reply, errors = [] } = operation;
    for (const schema of [body, query, params, reply]) collectWords(schema, words);
    for (const code of errors) words.add(code);
  }
  collectWords({ commandSchemas, factSchemas }, words);
  return words;
}
