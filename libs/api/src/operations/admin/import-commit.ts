import Type from 'typebox';
import { IMPORT_FILES_MAX } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Id, shape } from '../../declaration/shape';
import { ImportKind, ImportReport } from '../../entities/import-report';

export const adminImportCommit = defineOperation({
  key: 'POST /admin/import-commit',
  id: 'adminImportCommit',
  domain: 'admin',
  summary:
    'Check every row of an import and, when none is refused, apply all of them in one transaction; or only the valid ones',
  access: 'admin',
  roles: ['administrator'],
  wholeBusiness: true,
  body: shape({
    importId: Id,
    /** Dry run: checks and counts only, and the import stays open. */
    checkOnly: Type.Optional(Type.Boolean()),
    /**
     * Applies the rows without a problem; the report then lists every problem of the others. A problem of a whole file,
     * or more than 20,000 problems, still refuse everything.
     */
    applyValid: Type.Optional(Type.Boolean()),
    /** Blank prices may take more than 20 items, and more than a fifth of what a store lists, off sale. */
    allowDelisting: Type.Optional(Type.Boolean()),
    /** Files that the client could not parse: references to them are not rejected, and nothing is applied. */
    unreadable: Type.Optional(Type.Array(ImportKind, { maxItems: IMPORT_FILES_MAX })),
  }),
  reply: shape({
    applied: Type.Boolean(),
    report: ImportReport,
    /** The keys of new staff, shown only now; the stored report has none. */
    staffKeys: Type.Optional(Type.Array(shape({ code: Type.String(), name: Type.String(), key: Type.String() }))),
  }),
  errors: ['import_not_found', 'import_not_open'],
});
