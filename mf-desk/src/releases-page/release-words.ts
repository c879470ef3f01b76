import type {
  CanaryRelease,
  ReleasedPackage,
  ReleaseStep,
  VisitorFigures,
} from '@storefront/api/entities/desk/releases';
import { momentLabel } from '../calendar/moment-label';

/** As git shortens a commit. */
const COMMIT_LENGTH = 10;
/** Of a composition's id: enough to tell two apart. */
const ID_LENGTH = 8;

export const shortId = (id: string): string => id.slice(0, ID_LENGTH);

/** Who did it and why. */
export const authorText = ({ by, why }: Pick<ReleaseStep, 'by' | 'why'>): string => (why ? `${by}: ${why}` : by);

/** When, by whom and from which commit a version was published; undefined when its record is gone. */
export function publishedText({ publishedAt, publishedBy, commit, uncommitted }: ReleasedPackage): string | undefined {
  if (!publishedAt) return undefined;
  const author = publishedBy ? ` by ${publishedBy}` : '';
  const source = commit ? `, commit ${commit.slice(0, COMMIT_LENGTH)}` : '';
  return `Published ${momentLabel(publishedAt)}${author}${source}${uncommitted ? ' with changes that it does not contain' : ''}`;
}

export const canaryStates = {
  shown: 'Shown',
  starting: 'Starting',
  refused: 'Refused: its visitors see what all see',
} as const satisfies Record<CanaryRelease['state'], string>;

/** A figure of both groups, as texts that can be compared. */
interface Comparison {
  readonly label: string;
  readonly canary: string;
  readonly control: string;
}

const NONE = '–';
const perThousand = (events: number, visits: number): string =>
  visits > 0 ? ((events * 1000) / visits).toFixed(1) : NONE;
const percent = (part: number, all: number): string => (all > 0 ? `${((part * 100) / all).toFixed(1)} %` : NONE);

/** What `release watch` compares, as rates, because the groups have different numbers of visitors. */
export function comparisons({ canary, control }: CanaryRelease['figures']): Comparison[] {
  const both = (label: string, of: (figures: VisitorFigures) => string): Comparison => ({
    label,
    canary: of(canary),
    control: of(control),
  });
  return [
    both('Visits', ({ visits }) => String(visits)),
    both('Failed documents, of 1000 visits', ({ failedDocuments, visits }) => perThousand(failedDocuments, visits)),
    both('Errors in browsers, of 1000 visits', ({ browserErrors, visits }) => perThousand(browserErrors, visits)),
    both('Pages whose main part came after 2.5 s', ({ slowPages, pages }) => percent(slowPages, pages)),
    both('Baskets begun, of 1000 visits', ({ baskets, visits }) => perThousand(baskets, visits)),
    both('Orders drafted, of 1000 visits', ({ orders, visits }) => perThousand(orders, visits)),
  ];
}
