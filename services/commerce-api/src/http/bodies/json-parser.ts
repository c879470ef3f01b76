import type { FastifyInstance } from 'fastify';
import { refuse } from '../../problem';

/** No valid body nests a quarter as deep; recursive code is safe within this depth. */
const MAX_DEPTH = 32;

// Codes of characters: comparing numbers is faster than comparing texts of one character.
const QUOTE = 34;
const BACKSLASH = 92;
const OPENING_BRACKETS = new Set([91, 123]);
const CLOSING_BRACKETS = new Set([93, 125]);

/** Whether a JSON text nests deeper than `most`; braces inside strings are ignored. */
export function isNestedDeeper(json: string, maxDepth: number): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (quoted) {
      if (sign === BACKSLASH) at += 1;
      else if (sign === QUOTE) quoted = false;
    } else if (sign === QUOTE) quoted = true;
    else if (OPENING_BRACKETS.has(sign)) depth += 1;
    else if (CLOSING_BRACKETS.has(sign)) depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
}

/** Parses JSON bodies like Fastify does, but rejects keys that would reach a prototype and bodies nested too deep. */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isNestedDeeper(body, MAX_DEPTH)) return done(refuse('invalid_json', 'The body nests too deeply'));
    parse(request, body, done);
  });
}
