import type { BrowserFile } from '../server/release-routes';
import { FileFault } from './faults';

/** By path: a file is asked for once, and anew only after it failed or was called back. */
const arrivals = new Map<string, Promise<void>>();
const tries = new Map<string, number>();
/** Elements whose file is on its way, also those that nobody waits for any more, with the package that they belong to. */
const coming = new Map<HTMLElement, Pending>();

interface Pending {
  readonly remote: string;
  readonly path: string;
  readonly giveUp: (fault: CalledBack) => void;
}

/** Whoever waits for it waits for a version that is not wanted any more. */
class CalledBack extends FileFault {}

/**
 * Brings files into the page: scripts run, style sheets apply. A file that was refused is asked for once more under
 * another address, for something in between may hold a bad copy.
 * @param remote the package whose files they are
 * @throws FileFault when one of them fails or is not here in time
 */
export async function bringFiles(remote: string, files: readonly BrowserFile[], deadlineMs: number): Promise<void> {
  let isLate = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      isLate = true;
      resolve();
    }, deadlineMs);
  });
  const bring = async (file: BrowserFile, again: boolean): Promise<void> => {
    const arrival = arrivalOf(remote, file);
    // Another try for it, which somebody else has begun since, is not this one's to forget.
    const forget = () => arrivals.get(file.path) === arrival && arrivals.delete(file.path);
    try {
      await Promise.race([arrival, late]);
    } catch (error) {
      forget();
      if (!again || error instanceof CalledBack) throw error;
      return bring(file, false);
    }
    if (!isLate) return;
    // A browser waits for ever for the same hanging address: whoever asks next asks under another one.
    forget();
    throw new FileFault(`${file.path} did not arrive within ${deadlineMs} ms`);
  };
  try {
    await Promise.all(files.map((file) => bring(file, true)));
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Nothing of a package that is still on its way will run: for when another version takes its place. A script that stands
 * in another document when it arrives is not executed; there is no other way to call one back. Versions share the files
 * that are the same in both, so what was called back is asked for anew by whoever needs it.
 */
export function callBack(remote: string): void {
  const elsewhere = document.implementation.createHTMLDocument('');
  for (const [element, pending] of coming) {
    if (pending.remote !== remote) continue;
    elsewhere.adoptNode(element);
    coming.delete(element);
    arrivals.delete(pending.path);
    pending.giveUp(new CalledBack(`${pending.path} was called back`));
  }
}

function arrivalOf(remote: string, file: BrowserFile): Promise<void> {
  const known = arrivals.get(file.path);
  if (known) return known;
  const count = tries.get(file.path) ?? 0;
  tries.set(file.path, count + 1);
  const arrival = count ? inserted(remote, file, count) : (inDocument(remote, file) ?? inserted(remote, file, count));
  arrivals.set(file.path, arrival);
  return arrival;
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** What the document brought itself: a script that it names, or a style sheet that is written into it. */
function inDocument(remote: string, file: BrowserFile): Promise<void> | undefined {
  if (document.querySelector(`style[data-href="${nameOf(file.path)}"]`)) return Promise.resolve();
  const script = document.querySelector<HTMLScriptElement>(`script[src="${file.path}"]`);
  if (!script) return undefined;
  // It may have come, or failed, before anybody listened.
  const before = window.__scripts?.[file.path];
  if (before === 'load') return Promise.resolve();
  if (before === 'error') return Promise.reject(new FileFault(`${file.path} could not be loaded`));
  return settling(remote, script, file);
}

function inserted(remote: string, file: BrowserFile, count: number): Promise<void> {
  // An address that nobody asked for before: a bad copy may be kept for a year under the one of an earlier try.
  const address = count ? `${file.path}?try=${count}-${Date.now().toString(36)}` : file.path;
  const attributes = { crossOrigin: 'anonymous', integrity: file.integrity };
  const element = file.path.endsWith('.css')
    ? Object.assign(document.createElement('link'), attributes, { rel: 'stylesheet', href: address })
    : Object.assign(document.createElement('script'), attributes, { src: address });
  // Under this name a container's runtime finds a style sheet that is here already.
  if (element instanceof HTMLLinkElement) element.dataset.href = nameOf(file.path);
  const arrival = settling(remote, element, file);
  document.head.append(element);
  return arrival;
}

function settling(remote: string, element: HTMLElement, file: BrowserFile): Promise<void> {
  return new Promise((resolve, reject) => {
    coming.set(element, { remote, path: file.path, giveUp: reject });
    element.addEventListener('load', () => {
      coming.delete(element);
      resolve();
    });
    element.addEventListener('error', () => {
      coming.delete(element);
      // A style sheet that failed would be taken for one that is here.
      element.remove();
      reject(new FileFault(`${file.path} could not be loaded`));
    });
  });
}
