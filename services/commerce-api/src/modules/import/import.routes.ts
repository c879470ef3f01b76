import type { Handlers } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import { ImportService } from './import.service';

type Keys =
  | 'POST /admin/import-begin'
  | 'POST /admin/import-rows'
  | 'POST /admin/import-commit'
  | 'POST /admin/import-status'
  | 'POST /admin/import-abort';

export function importRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  const service = new ImportService(context);
  return {
    'POST /admin/import-begin': ({ body, now }) => service.begin(body, now),
    'POST /admin/import-rows': ({ body, now }) => service.rows(body, now),
    'POST /admin/import-commit': ({ body, now }) => service.commit(body, now),
    'POST /admin/import-status': ({ body, now }) => service.status(body.importId, now),
    'POST /admin/import-abort': ({ body, now }) => service.abort(body.importId, now),
  };
}
