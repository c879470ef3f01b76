import type { LogEntry } from '@storefront/releases/change-log';
import { cspHash } from '../config';
import { escapeHtml } from '../document/escape-html';
import type { PackageOverview, ReleaseOverview } from './release-overview';

const CSS =
  'body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1d1d1b;background:#fff}main{max-width:75rem;margin:auto;padding:1rem}h1{font-size:1.6rem}h2{font-size:1.25rem;margin:2rem 0 .5rem}div{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.4rem .8rem .4rem 0;border-top:1px solid #c9c9c4}thead th{border:0}td.n{text-align:right;white-space:nowrap}h2,.bad{overflow-wrap:anywhere}.bad{color:#9c1c12}:focus-visible{outline:3px solid #0b4f3c;outline-offset:2px}';

/** The page's own policy: no script, no picture, no form. */
export const RELEASES_PAGE_POLICY = `default-src 'none'; style-src ${cspHash(CSS)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const NONE = '–';
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
  readonly isNumber?: boolean;
}
const cell = (value: string | undefined): Cell => ({ html: text(value) });
const number = (value: string): Cell => ({ html: text(value), isNumber: true });

/** A table that scrolls by itself on a phone, also by the keyboard. */
function table(id: string, title: string, heads: readonly string[], rows: readonly (readonly Cell[])[], none: string) {
  const heading = `<h2 id="${id}">${title}</h2>`;
  if (rows.length === 0) return `${heading}<p>${none}</p>`;
  const head = heads.map((name) => `<th scope="col">${name}</th>`).join('');
  const body = rows.map(
    ([first, ...others]) =>
      `<tr><th scope="row">${first?.html ?? ''}</th>${others
        .map(({ html, isNumber }) => `<td${isNumber ? ' class="n"' : ''}>${html}</td>`)
        .join('')}</tr>`,
  );
  return `${heading}<div role="region" aria-labelledby="${id}" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

/** The commit, and whether the tree had changes that it does not contain. */
const sourceOf = ({ commit, uncommitted }: PackageOverview): string =>
  [commit?.slice(0, COMMIT_LENGTH), uncommitted && 'uncommitted changes'].filter(Boolean).join(' and ');

const packageRow = (one: PackageOverview): Cell[] => [
  cell(one.name),
  cell(one.version),
  cell(sourceOf(one)),
  cell(one.publishedBy),
  cell(minute(one.publishedAt)),
  number(kilobytes(one.browserBytes)),
  number(kilobytes(one.serverBytes)),
  cell(minute(one.shownBy?.at)),
  cell(one.shownBy?.by),
  cell(one.shownBy && [one.shownBy.note, one.shownBy.reason].filter(Boolean).join(': ')),
];

const changeRow = ({ at, channel, sequence, note, by, reason, role, key }: LogEntry): Cell[] => [
  cell(minute(at)),
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
      ['Canary', 'Composition', 'New visitors', 'Businesses', 'Versions', 'By', 'Since', 'State'],
      canaries.map((one) => [
        cell(one.name),
        cell(one.composition),
        number(`${one.numbers.length} %`),
        cell(one.businesses?.join(', ') ?? 'all'),
        cell(
          Object.entries(one.versions)
            .map(([name, version]) => `${name} ${version}`)
            .join(', '),
        ),
        cell(one.by),
        cell(minute(one.startedAt)),
        cell(stateOf(one)),
      ]),
      'No canary is running.',
    ),
    table(
      'pins',
      'Pinned businesses',
      ['Business', 'Composition', 'By', 'Since', 'State'],
      pins.map((one) => [
        cell(one.name),
        cell(one.composition),
        cell(one.by),
        cell(minute(one.pinnedAt)),
        cell(stateOf(one)),
      ]),
      'Every business follows the channel.',
    ),
    table(
      'refused',
      'Refused compositions',
      ['Composition', 'Where', 'When', 'Why'],
      refusals.map(({ id, place, at, why }) => [
        cell(id || 'state of the channel'),
        cell(place),
        cell(minute(at)),
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
