import type { LogEntry } from '@storefront/releases/logs/change-log';
import { cspHash } from '../config';
import { escapeHtml } from '../document/html/escape-html';
import type { PackageOverview, ReleaseOverview } from './release-overview';

const BASE_CSS =
  'body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1d1d1b;background:#fff}main{max-width:75rem;margin:auto;padding:1rem}h1{font-size:1.6rem}h2{font-size:1.25rem;margin:2rem 0 .5rem}div{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.875rem}th,td{text-align:left;vertical-align:top;padding:.4rem .6rem .4rem 0;border-top:1px solid #c9c9c4}thead th{border:0}td{overflow-wrap:anywhere;min-width:4.5rem}.n{text-align:right}.n,.t{white-space:nowrap;min-width:0}h2,.bad{overflow-wrap:anywhere}.bad{color:#9c1c12}:focus-visible{outline:3px solid #0b4f3c;outline-offset:2px}';

/** Full ids are in the text, so that they can be copied, and only their beginnings are seen. */
const ID_CSS =
  '.id{display:inline-block;max-width:12ch;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;vertical-align:bottom}';

/** On a phone each row is a card of labels and values. */
const CARD_CSS =
  '@media(max-width:48rem){table,tbody,tr,th,td{display:block}thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}tr{padding:.6rem 0;border-top:1px solid #c9c9c4}th,td,td.n{display:grid;grid-template-columns:7.5rem minmax(0,1fr);padding:.1rem 0;border:0;text-align:left;overflow-wrap:anywhere}thead th{display:block}tbody [data-label]::before{content:attr(data-label);font-weight:400;color:#55554f}.id{max-width:none;white-space:normal}}';

const CSS = BASE_CSS + ID_CSS + CARD_CSS;

/** The page's own policy: no script, no picture, no form. */
export const RELEASES_PAGE_POLICY = `default-src 'none'; style-src ${cspHash(CSS)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const NONE = '–';
/** Decimal, as the network panels of browsers count. */
const KB = 1_000;
/** As git shortens a commit. */
const COMMIT_LENGTH = 10;

/** As far as the minutes of an ISO time. */
const MINUTE_LENGTH = 'yyyy-mm-dd hh:mm'.length;

const minute = (at: string | undefined): string => at?.replace('T', ' ').slice(0, MINUTE_LENGTH) ?? NONE;
const kilobytes = (bytes: number): string => `${Math.round(bytes / KB)} KB`;
const text = (value: string | undefined): string => escapeHtml(value || NONE);

interface Cell {
  readonly html: string;
  /** The class of a number or a time, which stay on one line. */
  readonly className?: 'n' | 't';
}
const cell = (value: string | undefined): Cell => ({ html: text(value) });
const number = (value: string): Cell => ({ html: text(value), className: 'n' });
const time = (at: string | undefined): Cell => ({ html: text(minute(at)), className: 't' });
const id = (value: string): Cell => ({
  html: `<span class="id" title="${escapeHtml(value)}">${escapeHtml(value)}</span>`,
});
/** It may break before its digest. */
const version = (value: string): Cell => ({ html: text(value).replace('-', '-<wbr>') });

/**
 * A table that scrolls by itself when it is too wide, also by the keyboard. The roles keep it a table where its rows are
 * cards.
 */
function table(
  name: string,
  title: string,
  heads: readonly string[],
  rows: readonly (readonly Cell[])[],
  none: string,
) {
  const heading = `<h2 id="${name}">${title}</h2>`;
  if (rows.length === 0) return `${heading}<p>${none}</p>`;
  const head = heads.map((label) => `<th scope="col" role="columnheader">${label}</th>`).join('');
  const body = rows.map((cells) => {
    const written = cells.map(({ html, className }, at) => {
      const label = `data-label="${heads[at]}"${className ? ` class="${className}"` : ''}`;
      const value = `<span>${html}</span>`;
      return at === 0
        ? `<th scope="row" role="rowheader" ${label}>${value}</th>`
        : `<td role="cell" ${label}>${value}</td>`;
    });
    return `<tr role="row">${written.join('')}</tr>`;
  });
  return `${heading}<div role="region" aria-labelledby="${name}" tabindex="0"><table role="table"><thead role="rowgroup"><tr role="row">${head}</tr></thead><tbody role="rowgroup">${body.join('')}</tbody></table></div>`;
}

/** The commit, and whether the tree had changes that it does not contain. */
const sourceOf = ({ commit, uncommitted }: PackageOverview): string =>
  [commit?.slice(0, COMMIT_LENGTH), uncommitted && 'uncommitted changes'].filter(Boolean).join(' and ');

const packageRow = (one: PackageOverview): Cell[] => [
  cell(one.name),
  version(one.version),
  cell(sourceOf(one)),
  cell(one.publishedBy),
  time(one.publishedAt),
  number(kilobytes(one.browserBytes)),
  number(kilobytes(one.serverBytes)),
  time(one.shownBy?.at),
  cell(one.shownBy?.by),
  cell(one.shownBy && [one.shownBy.note, one.shownBy.reason].filter(Boolean).join(': ')),
];

const changeRow = ({ at, channel, sequence, note, by, reason, role, key }: LogEntry): Cell[] => [
  time(at),
  cell(`${channel} ${sequence}`),
  cell(note),
  cell(by),
  cell(role),
  cell(key),
  cell(reason),
];

interface ShownPlace {
  readonly composition: string;
  readonly shown?: string | undefined;
  readonly refused?: string | undefined;
}

const stateOf = ({ composition, shown, refused }: ShownPlace): string =>
  refused ? `refused: ${refused}` : shown === composition ? 'shown' : 'starting';

/** What is released, as an HTML page. */
export function releasesPage({ stable, canaries, pins, refusals, changes, faults }: ReleaseOverview): string {
  const sections = [
    table(
      'stable',
      `Stable composition ${text(stable?.id)}`,
      ['Package', 'Version', 'Commit', 'Author', 'Published', 'Browser', 'Server', 'Shown since', 'By', 'Why'],
      (stable?.packages ?? []).map(packageRow),
      'Nothing is shown.',
    ),
    table(
      'canaries',
      'Canaries',
      ['Canary', 'Composition', 'New visitors', 'Businesses', 'Versions', 'By', 'Since', 'State', 'Why'],
      canaries.map((one) => [
        cell(one.name),
        id(one.composition),
        number(`${one.numbers.length} %`),
        cell(one.businesses?.join(', ') ?? 'all'),
        cell(
          Object.entries(one.versions)
            .map(([name, version]) => `${name} ${version}`)
            .join(', '),
        ),
        cell(one.by),
        time(one.startedAt),
        cell(stateOf(one)),
        cell(one.why),
      ]),
      'No canary is running.',
    ),
    table(
      'pins',
      'Pinned businesses',
      ['Business', 'Composition', 'By', 'Since', 'State', 'Why'],
      pins.map((one) => [
        cell(one.name),
        id(one.composition),
        cell(one.by),
        time(one.pinnedAt),
        cell(stateOf(one)),
        cell(one.why),
      ]),
      'Every business follows the channel.',
    ),
    table(
      'refused',
      'Refused compositions',
      ['Composition', 'Where', 'When', 'Why'],
      refusals.map(({ id: refused, place, at, why }) => [
        refused ? id(refused) : cell('state of the channel'),
        cell(place),
        time(at),
        cell(why),
      ]),
      'This shell has refused none since it started.',
    ),
    table(
      'log',
      'Log',
      ['When', 'State', 'What', 'Who', 'Role', 'Key', 'Why'],
      changes.map(changeRow),
      'No change has been recorded.',
    ),
  ];
  const wrong = faults.map((fault) => `<p class="bad">${escapeHtml(fault)}</p>`).join('');
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Releases</title><style>${CSS}</style></head><body><main><h1>Releases</h1><p>Times are UTC.</p>${sections.join('')}${wrong}</main></body></html>`;
}
