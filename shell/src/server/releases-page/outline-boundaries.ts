import { createHash } from 'node:crypto';
import type { DocumentScript } from '../document/html-document';
import type { PageState } from '../document/page-state.types';

/** Where the browser fetches the script; no ordinary page names it. */
export const OUTLINES_PATH = '/__releases/boundaries.js';

/**
 * Runs in the browser: outlines each boundary that the server rendered, and lists all of them with owner, version, policy
 * and load time. It draws over the page and is no part of its layout.
 */
function outlineBoundaries(): void {
  const state = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as PageState;
  const layer = document.createElement('div');
  layer.id = 'boundary-outlines';
  layer.setAttribute('aria-hidden', 'true');
  Object.assign(layer.style, {
    position: 'absolute',
    top: '0',
    left: '0',
    zIndex: '2147483647',
    pointerEvents: 'none',
  });
  const label = (text: string): HTMLElement => {
    const element = document.createElement('span');
    element.textContent = text;
    Object.assign(element.style, {
      font: '11px/1.4 monospace',
      color: '#fff',
      background: '#7a1fa2',
      padding: '1px 4px',
      whiteSpace: 'pre',
    });
    return element;
  };
  /** When the last file of a package arrived, and how long its files took, in milliseconds since the document's start. */
  const loadTime = (name: string): string => {
    const files = performance
      .getEntriesByType('resource')
      .filter((one) => new URL(one.name).pathname.startsWith(`/assets/${name}/`));
    if (files.length === 0) return 'no file loaded';
    const start = Math.min(...files.map(({ startTime }) => startTime));
    const end = Math.max(...files.map(({ startTime, duration }) => startTime + duration));
    return `loaded in ${Math.round(end - start)} ms, by ${Math.round(end)} ms`;
  };
  const draw = () => {
    const list: string[] = [];
    const outlines: HTMLElement[] = [];
    for (const [name, boundary] of Object.entries(state.boundaries ?? {})) {
      const { package: owner, version, policy } = boundary;
      const text = `${name}: ${owner} ${version}, ${policy}, ${loadTime(owner)}`;
      const part = document.querySelector(`[data-boundary="${name}"]`);
      list.push(part ? text : `${text} (not in the server's HTML)`);
      if (!part) continue;
      const range = document.createRange();
      range.selectNodeContents(part);
      const { top, left, width, height } = range.getBoundingClientRect();
      const outline = document.createElement('div');
      outline.dataset.outlineOf = name;
      Object.assign(outline.style, {
        position: 'absolute',
        outline: '2px solid #7a1fa2',
        top: `${top + scrollY}px`,
        left: `${left + scrollX}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
      outline.append(label(text));
      outlines.push(outline);
    }
    const legend = document.createElement('div');
    legend.dataset.legend = '';
    legend.append(label([`composition ${state.composition}`, ...list].join('\n')));
    Object.assign(legend.style, { position: 'fixed', left: '0', bottom: '0', maxWidth: '100vw', overflow: 'hidden' });
    layer.replaceChildren(...outlines, legend);
  };
  document.documentElement.append(layer);
  draw();
  // Parts move and load while this page is looked at.
  const REDRAW_MS = 400;
  setInterval(() => document.hidden || draw(), REDRAW_MS);
}

/** The script's text. */
export const outlinesScript = `(${outlineBoundaries})();`;

/** The script as the document names it. */
export const outlinesTag: DocumentScript = {
  src: OUTLINES_PATH,
  integrity: `sha384-${createHash('sha384').update(outlinesScript).digest('base64')}`,
};
