import Type, { type Static } from 'typebox';
import { nullable, shape } from '../declaration/shape';

/** The files of an import, by the kind of their rows. */
export const ImportKind = Type.Enum([
  'stores',
  'categories',
  'option-groups',
  'option-choices',
  'items',
  'prices',
  'deals',
  'deal-sections',
  'coupons',
  'banners',
  'zones',
  'slots',
  'staff',
]);
export type ImportKind = Static<typeof ImportKind>;

/** A rejection or a warning. `row` is the line of a CSV file or the entry of a JSON file, both from 1; 0 is the whole file. */
export const ImportProblem = shape({
  kind: ImportKind,
  row: Type.Integer({ minimum: 0 }),
  column: nullable(Type.String()),
  message: Type.String(),
});
export type ImportProblem = Static<typeof ImportProblem>;

/** The result for rows of one kind. `missing` rows are in the shop but not in the files, and stayed. */
export const ImportCount = shape({
  what: Type.Enum([
    'stores',
    'categories',
    'options',
    'items',
    'prices',
    'deals',
    'coupons',
    'banners',
    'zones',
    'slots',
    'staff',
  ]),
  added: Type.Integer(),
  changed: Type.Integer(),
  unchanged: Type.Integer(),
  removed: Type.Integer(),
  missing: Type.Integer(),
});
export type ImportCount = Static<typeof ImportCount>;

export const ImportReport = shape({
  /** The first problems in the order of the files; `problemCount` is their total. */
  problems: Type.Array(ImportProblem),
  problemCount: Type.Integer(),
  /** What should be corrected, but prevents nothing: the first ones, and their total. */
  warnings: Type.Array(ImportProblem),
  warningCount: Type.Integer(),
  counts: Type.Array(ImportCount),
});
export type ImportReport = Static<typeof ImportReport>;
