import { SaxesParser } from 'saxes';

/**
 * The text of each element directly below the root, its attributes, and those of the root. An element within one of them
 * is named with it, such as tssinfo/varref.
 */
export interface XmlMessage {
  readonly root: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, string>>;
  readonly attributesOf: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Reads a request; undefined unless it is well-formed, without a document type and so without entities of its own. */
export function readXml(text: string): XmlMessage | undefined {
  const parser = new SaxesParser();
  const texts: Record<string, string> = {};
  const attributesOf: Record<string, Readonly<Record<string, string>>> = {};
  const path: string[] = [];
  let root: { name: string; attributes: Readonly<Record<string, string>> } | undefined;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('A document type is not accepted');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (path.length === 0) root = { name, attributes };
    if (path.length === 1) attributesOf[name] = attributes;
    path.push(name);
  });
  parser.on('closetag', () => void path.pop());
  parser.on('text', (part) => {
    const name = path.slice(1).join('/');
    if (path.length > 1 && path.length < 4) texts[name] = (texts[name] ?? '') + part;
  });
  try {
    parser.write(text).close();
  } catch {
    return undefined;
  }
  return root && { root: root.name, attributes: root.attributes, texts, attributesOf };
}
