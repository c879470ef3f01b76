import { currentCache, PAGES } from './cache-names';
import type { PagesToKeep } from './worker.types';

/** With a slower reply a kept page is shown: a picker in a cold room does not wait for a network that is barely there. */
const PATIENCE_MS = 4_000;

/** The files that a document names by their addresses; inline styles name theirs without one. */
const FILES = /\s(?:src|href)="((?:https?:\/)?\/[^"]+\.(?:js|css|woff2))"/g;

/** Keeps pages of a composition with the files that their documents name, and forgets those of other compositions. */
export async function keepPages({ composition, locale, pages }: PagesToKeep): Promise<void> {
  const name = `${PAGES}${composition}`;
  const cache = await caches.open(name);
  // The page has read both already: it finds them without a connection too.
  for (const path of [`/${locale}/composition/${composition}`, `/${locale}/session`])
    if (!(await cache.match(path))) await keepReply(cache, path);
  for (const path of pages) if (!(await cache.match(path))) await keepPage(cache, path);
  for (const other of await caches.keys()) if (other.startsWith(PAGES) && other !== name) await caches.delete(other);
}

async function keepReply(cache: Cache, path: string): Promise<void> {
  const reply = await fetch(path, { headers: { accept: 'application/json' } });
  if (reply.ok) await cache.put(path, reply);
}

async function keepPage(cache: Cache, path: string): Promise<void> {
  const document = await fetch(path, { headers: { accept: 'text/html' } });
  // A redirect leads to the log-in: there is nothing to keep yet.
  if (!document.ok || document.redirected) return;
  const html = await document.clone().text();
  const files = [...html.matchAll(FILES)].flatMap(([, file]) => file ?? []);
  // The document comes last, so that it is never kept without its files.
  const replies = await Promise.all(files.map(async (file) => [file, await fetch(file, { mode: 'cors' })] as const));
  // A failed file would be shown until the next release: the page is kept another time.
  if (replies.some(([, reply]) => !reply.ok)) return;
  await Promise.all(replies.map(([file, reply]) => cache.put(file, reply)));
  await cache.put(path, document);
}

/** A page, or what it reads of the document server, as the network has it, or as it was kept while the network does not answer. */
export async function keptReply(request: Request, path: string): Promise<Response> {
  const kept = await (await currentCache())?.match(path);
  if (!kept) return fetch(request);
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PATIENCE_MS));
  return Promise.race([fetch(request).catch(() => kept), late]);
}
