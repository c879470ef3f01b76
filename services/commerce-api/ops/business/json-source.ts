import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { FileFault } from './file-fault';

/** A JSON file with the line number of each setting. */
export interface JsonSource {
  readonly value: unknown;
  /** The line of a setting; if it is missing, the line of its nearest parent. */
  lineOf(path: readonly string[]): number;
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** @returns the syntax faults of the file with their lines */
export function readJsonSource(folder: string, file: string): JsonSource | readonly FileFault[] {
  const text = readFileSync(join(folder, file), 'utf8').replace(/^\uFEFF/, '');
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  if (errors.length || !tree)
    return (errors.length ? errors : [{ error: undefined, offset: 0 }]).map(({ error, offset }) => ({
      file,
      line: lineAt(text, offset),
      message: `is not valid JSON here${error === undefined ? '' : ` (${printParseErrorCode(error)})`}`,
    }));
  return { value: JSON.parse(text), lineOf: (path) => lineAt(text, nodeAt(tree, path).offset) };
}

function nodeAt(tree: Node, path: readonly string[]): Node {
  for (let length = path.length; length > 0; length -= 1) {
    const keys = path.slice(0, length).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    const found = findNodeAtLocation(tree, keys);
    if (found) return found;
  }
  return tree;
}
