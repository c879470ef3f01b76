import { SaxesParser } from 'saxes';
import { GatewayUnclear } from '../../../context/gateway.types';

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** An element of a request: its text or the elements in it, and its attributes. */
export interface XmlElement {
  readonly name: string;
  readonly content: string | readonly XmlElement[];
  readonly attributes?: Readonly<Record<string, string>>;
}

const tag = (name: string, attributes: Readonly<Record<string, string>>) =>
  [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(' ');

const write = ({ name, content, attributes = {} }: XmlElement): string =>
  `<${tag(name, attributes)}>${typeof content === 'string' ? escaped(content) : content.map(write).join('')}</${name}>`;

/** A request of the XML API. */
export function writeRequest(attributes: Readonly<Record<string, string>>, elements: readonly XmlElement[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${write({ name: 'request', content: elements, attributes })}`;
}

/** A reply of the XML API: its timestamp, and the texts of the elements directly below its root. */
export interface XmlReply {
  readonly timestamp: string;
  readonly texts: Readonly<Record<string, string>>;
}

/**
 * Reads a reply. A document type is refused, so that no entity is ever expanded or fetched.
 * @throws GatewayUnclear for anything but a well-formed `<response>`
 */
export function readReply(xml: string): XmlReply {
  const texts = new Map<string, string>();
  const path: string[] = [];
  let timestamp: string | undefined;
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('it has a document type');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (path.length === 0 && name === 'response') timestamp = attributes.timestamp ?? '';
    path.push(name);
  });
  parser.on('closetag', () => void path.pop());
  parser.on('text', (text) => {
    const [, name] = path;
    if (path.length === 2 && name) texts.set(name, (texts.get(name) ?? '') + text);
  });
  try {
    parser.write(xml).close();
  } catch (error) {
    throw new GatewayUnclear(`The gateway's reply cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  if (timestamp === undefined) throw new GatewayUnclear("The gateway's reply is not a response");
  return { timestamp, texts: Object.fromEntries(texts) };
}
