import Type, { type Static } from 'typebox';
import { nullable, shape } from '../../declaration/shape';

const At = Type.String();

/** What a suite found about a version; the newest result of each suite counts. */
const SuiteResult = shape({
  suite: Type.String(),
  outcome: Type.Enum(['passed', 'failed']),
  /** What failed. */
  detail: Type.Optional(Type.String()),
  at: At,
});

/** One package as shoppers see it now. What its record does not say is left out. */
export const ReleasedPackage = shape({
  name: Type.String(),
  version: Type.String(),
  publishedAt: Type.Optional(At),
  publishedBy: Type.Optional(Type.String()),
  commit: Type.Optional(Type.String()),
  /** The tree had changes that the commit does not contain. */
  uncommitted: Type.Optional(Type.Boolean()),
  shownSince: Type.Optional(At),
  suites: Type.Array(SuiteResult),
});
export type ReleasedPackage = Static<typeof ReleasedPackage>;

/** What happened to visitors of this business on one shell since it started. */
const VisitorFigures = shape({
  visits: Type.Integer(),
  failedDocuments: Type.Integer(),
  browserErrors: Type.Integer(),
  /** Pages whose largest paint was measured, and those of them in which it came after 2.5 s. */
  pages: Type.Integer(),
  slowPages: Type.Integer(),
  baskets: Type.Integer(),
  orders: Type.Integer(),
});
export type VisitorFigures = Static<typeof VisitorFigures>;

/** Whether a shell shows what a channel names. */
const Shown = Type.Enum(['shown', 'starting', 'refused']);

/** Versions that are tried on some of the visitors. */
export const CanaryRelease = shape({
  name: Type.String(),
  /** Of 100 visitors. */
  percent: Type.Integer(),
  versions: Type.Array(shape({ name: Type.String(), version: Type.String() })),
  by: Type.Optional(Type.String()),
  startedAt: Type.Optional(At),
  why: Type.Optional(Type.String()),
  state: Shown,
  /** Its visitors, and those who are in no canary. */
  figures: shape({ canary: VisitorFigures, control: VisitorFigures }),
});
export type CanaryRelease = Static<typeof CanaryRelease>;

/** Who changed what shoppers see, and why. */
const ReleaseStep = shape({ at: At, by: Type.String(), what: Type.String(), why: Type.Optional(Type.String()) });
export type ReleaseStep = Static<typeof ReleaseStep>;

/** What shoppers of one business see of the released packages, on the shell that answers. */
export const Releases = shape({
  /** Null while nothing is shown. */
  composition: nullable(Type.String()),
  /** The change since which it is shown; null when the log does not have it. */
  since: nullable(ReleaseStep),
  /** The business stays with this composition, whatever the others are shown; null when it follows. */
  pin: nullable(shape({ by: Type.String(), at: At, why: Type.Optional(Type.String()), state: Shown })),
  packages: Type.Array(ReleasedPackage),
  canaries: Type.Array(CanaryRelease),
  /** Newest first. */
  changes: Type.Array(ReleaseStep),
});
export type Releases = Static<typeof Releases>;
