import { escapeHtml } from './escape-html';

test.each([
  ['fish & chips', 'fish &amp; chips'],
  [`<a href="x" title='y'>`, '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;'],
  ['&amp;', '&amp;amp;'],
  ['Crème brûlée', 'Crème brûlée'],
])('%s is escaped as %s', (text, escaped) => expect(escapeHtml(text)).toBe(escaped));
