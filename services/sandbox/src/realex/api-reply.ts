import { realexHash } from './realex-hash';

/** What the gateway's XML replies state. */
export interface ApiReply {
  readonly result: string;
  readonly message: string;
  readonly pasref?: string;
  readonly authcode?: string;
  readonly batchid?: string;
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

const stampOf = () => new Date().toISOString().replace(/\D/g, '').slice(0, 14);

/** A signed reply. */
export function xmlReply(secret: string, merchantid: string, orderid: string, reply: ApiReply): string {
  const { result, message, pasref = '', authcode = '', batchid } = reply;
  const timestamp = stampOf();
  const sha1hash = realexHash(secret, [timestamp, merchantid, orderid, result, message, pasref, authcode]);
  const elements = { merchantid, orderid, authcode, result, message, pasref, ...(batchid && { batchid }), sha1hash };
  return `<?xml version="1.0" encoding="UTF-8"?><response timestamp="${timestamp}">${Object.entries(elements)
    .map(([name, text]) => element(name, text))
    .join('')}</response>`;
}

/** A reply to a request whose sender is unknown; it is not signed. */
export const refusedReply = (result: string, message: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><response timestamp="${stampOf()}">${element('result', result)}${element('message', message)}</response>`;
