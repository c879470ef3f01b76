import type { OpenApiDocument } from './open-api';
import { schemaLines } from './schema-lines';

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

export const readerStyle = `
:root{color-scheme:light dark;--ink:#1d2a24;--paper:#fbfaf6;--line:#d9d6cc;--quiet:#5d665f;--done:#1f6b45;--later:#8a5a00}
@media(prefers-color-scheme:dark){:root{--ink:#eceae3;--paper:#171b19;--line:#3a413d;--quiet:#a9b2ab;--done:#7fd0a5;--later:#e6b45c}}
body{margin:0 auto;max-width:60rem;padding:2rem 1rem 6rem;font:1rem/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
h2{margin:3rem 0 .5rem;text-transform:capitalize}nav a{margin-right:1rem;text-transform:capitalize}
details{border-top:1px solid var(--line)}summary{padding:.7rem 0;cursor:pointer;display:flex;gap:.75rem;flex-wrap:wrap;align-items:baseline}
code,pre{font:.875rem/1.5 ui-monospace,monospace}pre{overflow-x:auto;padding:.75rem;border:1px solid var(--line);border-radius:.5rem}
a{color:inherit}.quiet{color:var(--quiet)}.done{color:var(--done)}.later{color:var(--later)}
`;

interface TaggedOperations {
  tags: string[];
  summary: string;
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: unknown }> }>;
  'x-implemented': boolean;
  security?: unknown[];
}

function block(title: string, schema: unknown): string {
  return schema === undefined ? '' : `<h4>${title}</h4><pre>${escapeHtml(schemaLines(schema).join('\n'))}</pre>`;
}

function operationHtml(method: string, path: string, operation: TaggedOperations): string {
  const built = operation['x-implemented'];
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const reply = Object.values(operation.responses['200']?.content ?? {})[0]?.schema;
  const errors = Object.entries(operation.responses).filter(([status]) => status !== '200');
  const rows = errors.map(([status, { description }]) => `<li><code>${status}</code> ${escapeHtml(description)}</li>`);
  return `<details><summary><code>${method.toUpperCase()} ${escapeHtml(path)}</code>
<span class="${built ? 'done' : 'later'}">${built ? 'implemented' : 'not built yet (501)'}</span>
<span class="quiet">${escapeHtml(operation.summary)}${operation.security ? ' · needs a log-in or a key' : ''}</span></summary>
${block('Request', body)}${block('Reply', reply)}<h4>Errors</h4><ul>${rows.join('') || '<li>None of its own</li>'}</ul></details>`;
}

/** An HTML page of the API without scripts, made from the OpenAPI document. */
export function readerPage(document: OpenApiDocument): string {
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method,
      path,
      operation: operation as unknown as TaggedOperations,
    })),
  );
  const domains = [...new Set(all.flatMap(({ operation }) => operation.tags))];
  const built = all.filter(({ operation }) => operation['x-implemented']).length;
  const sections = domains.map((domain) => {
    const own = all.filter(({ operation }) => operation.tags.includes(domain));
    return `<section><h2 id="${domain}">${domain}</h2>${own.map((one) => operationHtml(one.method, one.path, one.operation)).join('')}</section>`;
  });
  const entities = Object.entries((document.components as { schemas: Record<string, unknown> }).schemas);
  const entityHtml = entities.map(
    ([name, schema]) => `<details><summary><code>${name}</code></summary>${block('Fields', schema)}</details>`,
  );
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>commerce-api</title><style>${readerStyle}</style></head><body><h1>commerce-api</h1>
<p>${all.length} operations, ${built} implemented. All are below <code>/{locale}/api</code>; bodies are JSON; money is in minor units.
Errors are <code>application/problem+json</code>: match on <code>code</code>. <a href="/en-gb/api/openapi.json">The OpenAPI document</a></p>
<nav>${[...domains, 'entities'].map((domain) => `<a href="#${domain}">${domain}</a>`).join('')}</nav>
${sections.join('')}<section><h2 id="entities">Entities</h2>${entityHtml.join('')}</section></body></html>`;
}
