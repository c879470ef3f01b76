import Type from 'typebox';
import {
  IMPORT_BATCHES_MAX,
  IMPORT_CELL_MAX_LENGTH,
  IMPORT_COLUMN_NAME_MAX_LENGTH,
  IMPORT_COLUMNS_MAX,
  IMPORT_ROWS_MAX,
} from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Id, shape } from '../../declaration/shape';
import { ImportKind } from '../../entities/import-report';

/** Twice as many as our own importer sends; the limit of bytes below bounds a call of long rows. */
const MAX_ROWS_AT_ONCE = 2_000;

export const adminImportRows = defineOperation({
  key: 'POST /admin/import-rows',
  id: 'adminImportRows',
  domain: 'admin',
  summary: 'Send rows of an import; a batch that is sent again counts once',
  access: 'admin',
  roles: ['administrator'],
  wholeBusiness: true,
  bodyLimit: 8 * 1024 * 1024,
  body: shape({
    importId: Id,
    batch: Type.Integer({ minimum: 1, maximum: IMPORT_BATCHES_MAX }),
    kind: ImportKind,
    columns: Type.Array(Type.String({ minLength: 1, maxLength: IMPORT_COLUMN_NAME_MAX_LENGTH }), {
      minItems: 1,
      maxItems: IMPORT_COLUMNS_MAX,
    }),
    rows: Type.Array(
      shape({
        row: Type.Integer({ minimum: 1, maximum: IMPORT_ROWS_MAX }),
        /** One text value per column, in order. */
        cells: Type.Array(Type.String({ maxLength: IMPORT_CELL_MAX_LENGTH }), { maxItems: IMPORT_COLUMNS_MAX }),
        /** The client could not parse it: its code counts as known, its values are ignored. */
        broken: Type.Optional(Type.Boolean()),
      }),
      { minItems: 1, maxItems: MAX_ROWS_AT_ONCE },
    ),
  }),
  reply: shape({ rows: Type.Integer() }),
  errors: ['import_not_found', 'import_not_open'],
});
