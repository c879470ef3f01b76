import type { BrowserFile } from '../../server/compositions/release-routes';
import { FileFault } from '../failures/faults';

/** By path: a file is requested once, and again only after it failed or was cancelled. */
const loadsByPath = new Map<string, Promise<void>>();
const attempts = new Map<string, number>();
/** Elements that still load, also those whose deadline has passed, with the package that they belong to. */
const pendingElements = new Map<HTMLElement, PendingElement>();

interface PendingElement {
  readonly remote: string;
  readonly path: string;
  readonly fail: (fault: Cancelled) => void;
}

/** Another version of the package is loaded in its place. */
class Cancelled extends FileFault {}

/**
 * Loads files into the page: scripts run, style sheets apply. A file that fails is requested once more under another
 * URL, because a cache in between may hold a bad copy.
 * @param remote the package whose files they are
 * @throws FileFault when one of them fails or has not loaded by the deadline
 */
export async function loadAssets(remote: string, files: readonly BrowserFile[], deadlineMs: number): Promise<void> {
  // Own timer: p-timeout would add some 350 bytes (Brotli), and every file shares this one deadline.
  let isLate = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      isLate = true;
      resolve();
    }, deadlineMs);
  });
  const load = async (file: BrowserFile, mayRetry: boolean): Promise<void> => {
    const fileLoad = startLoad(remote, file);
    // A later try of another caller stays.
    const forget = () => loadsByPath.get(file.path) === fileLoad && loadsByPath.delete(file.path);
    try {
      await Promise.race([fileLoad, late]);
    } catch (error) {
      forget();
      if (!mayRetry || error instanceof Cancelled) throw error;
      return load(file, false);
    }
    if (!isLate) return;
    // A request that hangs is never ended by the browser: the next one uses another URL.
    forget();
    throw new FileFault(`${file.path} did not load within ${deadlineMs} ms`);
  };
  try {
    await Promise.all(files.map((file) => load(file, true)));
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Cancels what a package still loads, because another version takes its place. A script that belongs to another document
 * when it arrives is not executed; there is no other way to cancel one. Versions share files, so a later request loads it.
 */
export function cancelLoads(remote: string): void {
  const inertDocument = document.implementation.createHTMLDocument('');
  for (const [element, pending] of pendingElements) {
    if (pending.remote !== remote) continue;
    inertDocument.adoptNode(element);
    pendingElements.delete(element);
    loadsByPath.delete(pending.path);
    pending.fail(new Cancelled(`${pending.path} was cancelled`));
  }
}

function startLoad(remote: string, file: BrowserFile): Promise<void> {
  const known = loadsByPath.get(file.path);
  if (known) return known;
  const count = attempts.get(file.path) ?? 0;
  attempts.set(file.path, count + 1);
  const fileLoad = count
    ? insertElement(remote, file, count)
    : (findInDocument(remote, file) ?? insertElement(remote, file, count));
  loadsByPath.set(file.path, fileLoad);
  return fileLoad;
}

const fileNameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** A file that the document has itself: a script that it names, or a style sheet that is written into it. */
function findInDocument(remote: string, file: BrowserFile): Promise<void> | undefined {
  if (document.querySelector(`style[data-href="${fileNameOf(file.path)}"]`)) return Promise.resolve();
  const script = document.querySelector<HTMLScriptElement>(`script[src$="${file.path}"]`);
  if (!script) return undefined;
  // It may have loaded, or failed, before this code ran.
  const outcome = window.__scripts?.[script.getAttribute('src') as string];
  if (outcome === 'load') return Promise.resolve();
  if (outcome === 'error') return Promise.reject(new FileFault(`${file.path} could not be loaded`));
  return watchElement(remote, script, file);
}

function insertElement(remote: string, file: BrowserFile, count: number): Promise<void> {
  // A new URL: a bad copy may be cached for a year under that of an earlier try. It is always the document's origin.
  const url = count
    ? `${file.path}?try=${count}-${Date.now().toString(36)}`
    : (window.__assetsOrigin ?? '') + file.path;
  const attributes = { crossOrigin: 'anonymous', integrity: file.integrity };
  const element = file.path.endsWith('.css')
    ? Object.assign(document.createElement('link'), attributes, { rel: 'stylesheet', href: url })
    : Object.assign(document.createElement('script'), attributes, { src: url });
  // Under this name a container's runtime finds a style sheet that is here already.
  if (element instanceof HTMLLinkElement) element.dataset.href = fileNameOf(file.path);
  const fileLoad = watchElement(remote, element, file);
  document.head.append(element);
  return fileLoad;
}

function watchElement(remote: string, element: HTMLElement, file: BrowserFile): Promise<void> {
  return new Promise((resolve, reject) => {
    pendingElements.set(element, { remote, path: file.path, fail: reject });
    element.addEventListener('load', () => {
      pendingElements.delete(element);
      resolve();
    });
    element.addEventListener('error', () => {
      pendingElements.delete(element);
      // A style sheet that failed would be taken for one that is here.
      element.remove();
      reject(new FileFault(`${file.path} could not be loaded`));
    });
  });
}
