import type { GuestData } from '@storefront/api/entities/guest-data';
import { type PlainFormState, usePlainForm } from '@storefront/forms/plain-form-state';
import type { ReturnedForm } from '@storefront/remote-kit/action.types';
import { actionPath } from '@storefront/routes/action-path';
import { YourDataFrame } from './YourDataFrame';
import { YourDataView } from './YourDataView';

interface YourDataPageProps {
  readonly data: GuestData | null;
  readonly query: Readonly<Record<string, string>>;
}

const returnedBy = ({ values, refusal }: PlainFormState): ReturnedForm => ({ values, ...refusal });

/** What is kept of a guest: its forms post to actions, with and without scripts, so that a reload repeats nothing. */
export function YourDataPage({ data, query }: YourDataPageProps) {
  const before = usePlainForm(actionPath('member', 'your-data'));
  return (
    <YourDataFrame>
      <YourDataView data={data} query={query} returned={before && returnedBy(before)} />
    </YourDataFrame>
  );
}
