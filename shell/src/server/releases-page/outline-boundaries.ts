import { createHash } from 'node:crypto';
import type { BrowserComposition } from '../compositions/release-routes';
import type { DocumentScript } from '../document/html/html-document';
import type { PageState } from '../document/page-state.types';
import { type ShownPart, shownParts } from './shown-parts';

/** Where the browser fetches the script; no ordinary page names it. */
export const OUTLINES_PATH = '/__releases/boundaries.js';

/**
 * Runs in the browser, as text: outlines the page's own part and each boundary that is on the page, and lists all of them
 * with owner, version, policy and load time. It draws over the page and is no part of its layout.
 */
function outlineBoundaries(partsOf: (state: PageState) => readonly ShownPart[]): void {
  const state = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as PageState;
  let composition: BrowserComposition | undefined;
  fetch(`/${state.business?.locale}/composition/${state.composition}`)
    .then((reply) => (reply.ok ? reply.json() : undefined))
    .then((read) => {
      composition = read;
    })
    // Then load times are those of all of an owner's files.
    .catch(() => undefined);
  // A page with many pictures has more resources than the 250 that a browser keeps.
  performance.setResourceTimingBufferSize(2_000);
  const text = {
    font: '11px/1.4 monospace',
    color: '#fff',
    background: '#7a1fa2',
    padding: '1px 4px',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  };
  const layer = document.createElement('div');
  layer.id = 'boundary-outlines';
  layer.setAttribute('aria-hidden', 'true');
  const above = { zIndex: '2147483647', pointerEvents: 'none' };
  Object.assign(layer.style, { position: 'absolute', top: '0', left: '0', overflow: 'hidden', ...above });
  const legend = document.createElement('details');
  legend.dataset.legend = '';
  legend.open = true;
  Object.assign(legend.style, {
    position: 'fixed',
    left: '0',
    bottom: '0',
    maxWidth: '100%',
    boxSizing: 'border-box',
    ...text,
    ...above,
    pointerEvents: 'auto',
  });
  const summary = document.createElement('summary');
  summary.textContent = `composition ${state.composition}`;
  const list = document.createElement('div');
  list.tabIndex = 0;
  Object.assign(list.style, { maxHeight: '30vh', overflow: 'auto' });
  legend.append(summary, list);

  /** The paths of a part's own files, or undefined while they are not known. */
  const filesOf = ({ owner, expose }: ShownPart): Set<string> | undefined => {
    const found = composition?.packages.find(({ name }) => name === owner);
    const releases = found && [found, found.fallback].flatMap((one) => (one?.exposes[expose] ? [one] : []));
    if (!releases?.length) return undefined;
    // The container loads for any part of its owner, so it is not among them.
    const files = releases.flatMap(({ exposes }) => Object.values(exposes[expose] ?? {}).flat());
    return new Set(files.map(({ path }) => new URL(path, location.href).pathname));
  };
  /** When the last file of a part arrived, and how long its files took, in milliseconds since the document's start. */
  const loadTime = (part: ShownPart): string => {
    const own = filesOf(part);
    const files = performance.getEntriesByType('resource').filter((one) => {
      const { pathname } = new URL(one.name);
      return own ? own.has(pathname) : pathname.startsWith(`/assets/${part.owner}/`);
    });
    if (files.length === 0) return 'no file loaded';
    const start = Math.min(...files.map(({ startTime }) => startTime));
    const end = Math.max(...files.map(({ startTime, duration }) => startTime + duration));
    return `loaded in ${Math.round(end - start)} ms, by ${Math.round(end)} ms`;
  };
  /** The boxes of nodes; of one without a box, e.g. with `display: contents`, those of its content. */
  const boxesOf = (nodes: Iterable<Node>): DOMRect[] =>
    [...nodes].flatMap((node) => {
      const range = document.createRange();
      range.selectNode(node);
      const box = node instanceof Element ? node.getBoundingClientRect() : range.getBoundingClientRect();
      return box.width > 1 && box.height > 1 ? [box] : boxesOf(node.childNodes);
    });
  const outlineOf = (name: string, content: string, boxes: readonly DOMRect[], width: number): HTMLElement => {
    const left = Math.max(0, Math.min(...boxes.map((box) => box.left)) + scrollX);
    const top = Math.max(0, Math.min(...boxes.map((box) => box.top)) + scrollY);
    const right = Math.min(width, Math.max(...boxes.map((box) => box.right)) + scrollX);
    const bottom = Math.max(...boxes.map((box) => box.bottom)) + scrollY;
    const outline = document.createElement('div');
    outline.dataset.outlineOf = name;
    Object.assign(outline.style, {
      position: 'absolute',
      boxSizing: 'border-box',
      border: '2px solid #7a1fa2',
      top: `${top}px`,
      left: `${left}px`,
      width: `${right - left}px`,
      height: `${bottom - top}px`,
    });
    const label = document.createElement('span');
    label.textContent = content;
    /** Room for the name, owner and version of a part. */
    const MIN_LABEL_WIDTH = 240;
    // A label of a narrow part at the right edge begins further left.
    const shift = Math.min(0, width - MIN_LABEL_WIDTH - left);
    Object.assign(label.style, {
      ...text,
      position: 'absolute',
      top: '0',
      left: `${shift}px`,
      boxSizing: 'border-box',
      width: 'max-content',
      maxWidth: `${width - left - shift - 2}px`,
    });
    outline.append(label);
    return outline;
  };
  const draw = () => {
    const width = document.documentElement.clientWidth;
    const lines: string[] = [];
    const outlines: HTMLElement[] = [];
    for (const part of partsOf(state)) {
      const line = `${part.name}: ${part.owner} ${part.version}, ${part.policy}, ${loadTime(part)}`;
      const boxes = boxesOf(part.nodes);
      lines.push(boxes.length > 0 ? line : `${line} (nothing of it is visible)`);
      if (boxes.length > 0) outlines.push(outlineOf(part.name, line, boxes, width));
    }
    const height = Math.max(innerHeight, document.body.getBoundingClientRect().bottom + scrollY);
    Object.assign(layer.style, { width: `${width}px`, height: `${height}px` });
    layer.replaceChildren(...outlines);
    const listed = lines.join('\n');
    // Equal text keeps its selection.
    if (list.textContent !== listed) list.textContent = listed;
  };
  document.documentElement.append(layer, legend);
  draw();
  // Parts move and load while this page is looked at.
  const REDRAW_MS = 400;
  setInterval(() => document.hidden || draw(), REDRAW_MS);
}

/** The script's text. */
export const outlinesScript = `(${outlineBoundaries})(${shownParts});`;

/** The script as the document names it. */
export const outlinesTag: DocumentScript = {
  src: OUTLINES_PATH,
  integrity: `sha384-${createHash('sha384').update(outlinesScript).digest('base64')}`,
};
