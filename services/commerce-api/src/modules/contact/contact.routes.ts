import type { Handlers } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import { keepContactRequest } from './contact.service';
import { contactFile, listContacts } from './contacts.repository';

type Keys = 'POST /contact/request' | 'POST /admin/contacts' | 'POST /admin/contact-file';

export function contactRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  const { db, files } = context;
  return {
    'POST /contact/request': ({ business, body, member, now }) =>
      keepContactRequest(context, business, body, member, now),
    'POST /admin/contacts': ({ body }) => listContacts(db, body),
    'POST /admin/contact-file': ({ body }) => contactFile(db, files, body),
  };
}
