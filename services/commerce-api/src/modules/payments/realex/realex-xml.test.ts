import { GatewayUnclear } from '../../../context/gateway.types';
import { readReply, writeRequest } from './realex-xml';

test('texts and attributes of a request are escaped', () => {
  expect(writeRequest({ type: 'query' }, [{ name: 'orderid', content: 'a<b>&"c"', attributes: { note: '"&' } }])).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><request type="query"><orderid note="&quot;&amp;">a&lt;b&gt;&amp;&quot;c&quot;</orderid></request>',
  );
});

test('an element may contain others', () => {
  const mark = { name: 'tssinfo', content: [{ name: 'varref', content: '<7>' }] };
  expect(writeRequest({ type: 'auth-mobile' }, [mark])).toContain(
    '<request type="auth-mobile"><tssinfo><varref>&lt;7&gt;</varref></tssinfo></request>',
  );
});

test('a reply’s own elements are read, with their escapes, and those below them are not', () => {
  const reply = readReply(
    '<?xml version="1.0"?><response timestamp="20261123100000"><result>00</result><message>Yes &amp; <![CDATA[<no>]]></message><tss><result>9</result></tss></response>',
  );
  expect(reply).toMatchObject({ timestamp: '20261123100000', texts: { result: '00', message: 'Yes & ' } });
});

test.each([
  ['an entity of its own', '<!DOCTYPE r [<!ENTITY e "x">]><response><message>&e;</message></response>'],
  [
    'an external entity',
    '<!DOCTYPE r [<!ENTITY e SYSTEM "file:///etc/passwd">]><response><message>&e;</message></response>',
  ],
  ['an unknown entity', '<response><message>&e;</message></response>'],
  [
    'an entity that grows',
    '<!DOCTYPE r [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><response><message>&b;</message></response>',
  ],
  ['an open element', '<response><message>'],
  ['another root', '<request/>'],
  ['no XML', 'Bad gateway'],
  ['nothing', ''],
])('a reply with %s says nothing about the payment', (_what, xml) => {
  expect(() => readReply(xml)).toThrow(GatewayUnclear);
});
