import type { OperatorRole } from '@storefront/api/entities/operator';
import { ComplaintPanel } from './ComplaintPanel';
import { ContactPanel } from './ContactPanel';

export interface MessageProps {
  /** Its kind and id: 'complaint.123'. */
  readonly message: string;
  readonly person: string | undefined;
  readonly role: OperatorRole;
}

/** A message or a reported problem that was opened. */
export function Message({ message, person, role }: MessageProps) {
  const [kind, id = ''] = message.split('.');
  if (kind === 'complaint') return <ComplaintPanel complaintId={Number(id)} role={role} person={person} />;
  return <ContactPanel reference={id} person={person} />;
}
