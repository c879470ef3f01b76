import type { GuestData } from '@storefront/api/entities/guest-data';
import { guestDataDeleted } from '@storefront/messages/account';
import { systemError } from '@storefront/messages/system';
import type { ReturnedForm } from '@storefront/remote-kit/action.types';
import { CheckIcon } from '@storefront/ui/icons/check';
import { Notice } from '@storefront/ui/notice';
import { AskForCode } from './AskForCode';
import { DeleteData } from './DeleteData';
import { EnterCode } from './EnterCode';
import { KeptData } from './KeptData';

interface YourDataViewProps {
  /** Null when it could not be read. */
  readonly data: GuestData | null;
  readonly query: Readonly<Record<string, string>>;
  readonly returned: ReturnedForm | undefined;
}

/** One step at a time: the address, the code, what is kept, and the question before the deletion. */
export function YourDataView({ data, query, returned }: YourDataViewProps) {
  if (!data)
    return (
      <Notice kind="danger" role="alert">
        {systemError}
      </Notice>
    );
  if (data.state === 'open') {
    if (query.step === 'delete') return <DeleteData openOrders={data.openOrders} returned={returned} />;
    return <KeptData data={data} />;
  }
  if (data.state === 'code_sent' && query.step !== 'address')
    return <EnterCode emailAddress={data.emailAddress ?? ''} returned={returned} />;
  return (
    <>
      {query.outcome === 'deleted' && (
        <Notice kind="success" role="status" icon={<CheckIcon />}>
          {guestDataDeleted}
        </Notice>
      )}
      <AskForCode returned={returned} />
    </>
  );
}
