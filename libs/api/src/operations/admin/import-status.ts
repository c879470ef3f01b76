import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, nullable, shape } from '../../declaration/shape';
import { ImportReport } from '../../entities/import-report';

export const adminImportStatus = defineOperation({
  key: 'POST /admin/import-status',
  id: 'adminImportStatus',
  domain: 'admin',
  summary: 'The progress of an import; each call is a heartbeat, without which it is aborted',
  access: 'admin',
  roles: ['administrator'],
  wholeBusiness: true,
  body: shape({ importId: Id }),
  reply: shape({
    state: Type.Enum(['open', 'working', 'done', 'refused', 'failed', 'abandoned']),
    /** The current step, such as the comparison with the shop, and its row count; null while idle. */
    progress: nullable(
      shape({ step: Type.Enum(['checking', 'comparing', 'writing']), done: Type.Integer(), total: Type.Integer() }),
    ),
    report: nullable(ImportReport),
  }),
  errors: ['import_not_found'],
});
