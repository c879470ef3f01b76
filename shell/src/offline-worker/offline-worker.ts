import { keptFile, keptPicture } from './kept-files';
import { keepPages, keptReply } from './kept-pages';
import type { WorkerScope } from './worker.types';

/**
 * The service worker of staff hosts: it keeps the documents of pages that work offline, with their files, and shows them
 * while there is no connection. What a page reads and sends is the page's own matter: no call of the API goes through it.
 */
const worker = self as unknown as WorkerScope;

/** What a document reads of the document server before its page is shown. */
const OF_DOCUMENTS = /^\/[a-z-]+\/(composition\/[^/]+|session)$/;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('message', (event) => {
  event.waitUntil(keepPages(event.data));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate' || OF_DOCUMENTS.test(pathname)) event.respondWith(keptReply(request, pathname));
  else if (pathname.startsWith('/assets/')) event.respondWith(keptFile(request));
  else if (request.destination === 'image') event.respondWith(keptPicture(request));
});
