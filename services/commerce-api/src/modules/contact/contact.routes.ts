import type { Handlers } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import { saveContactRequest } from './contact.service';
import { contactFile, listContacts, markContactAnswered } from './contacts.repository';
import { listFutureContacts, markFutureContactsAnswered } from './future-contacts.service';

type Keys =
  | 'POST /contact/request'
  | 'POST /admin/contacts'
  | 'POST /admin/contact-file'
  | 'POST /admin/contact-answered'
  | 'POST /admin/future-contacts'
  | 'POST /admin/future-contacts-answered';

export function contactRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  const { db, files } = context;
  return {
    'POST /contact/request': ({ business, body, member, now }) =>
      saveContactRequest(context, business, body, member, now),
    'POST /admin/contacts': ({ body }) => listContacts(db, body),
    'POST /admin/contact-file': ({ body }) => contactFile(db, files, body),
    'POST /admin/contact-answered': ({ body, now }) => markContactAnswered(db, body, now),
    'POST /admin/future-contacts': ({ body }) => listFutureContacts(context, body),
    'POST /admin/future-contacts-answered': ({ body, now }) => markFutureContactsAnswered(context, body, now),
  };
}
