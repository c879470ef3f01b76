import type { Handlers } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import {
  deleteGuestData,
  guestDataFile,
  guestDataSummary,
  openGuestData,
  requestGuestDataCode,
} from './guest-data.service';

type Keys =
  | 'POST /guest-data/code-request'
  | 'POST /guest-data/open'
  | 'POST /guest-data/summary'
  | 'GET /guest-data/file'
  | 'POST /guest-data/delete';

export function guestDataRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  return {
    'POST /guest-data/code-request': ({ business, caller, body, now }) =>
      requestGuestDataCode(context, business, caller, body, now),
    'POST /guest-data/open': ({ business, caller, body, now }) => openGuestData(context, business, caller, body, now),
    'POST /guest-data/summary': ({ business, caller, now }) => guestDataSummary(context, business, caller, now),
    'GET /guest-data/file': ({ business, caller, now }) => guestDataFile(context, business, caller, now),
    'POST /guest-data/delete': ({ business, caller, now }) => deleteGuestData(context, business, caller, now),
  };
}
