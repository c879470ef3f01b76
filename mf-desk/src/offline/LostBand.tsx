import { WarningIcon } from '@storefront/ui/icons/warning';
import { Band } from '../pieces/Band';
import { DeskButton } from '../pieces/DeskButton';

export interface LostBandProps {
  /** The numbers of the orders. */
  readonly lost: readonly string[];
  readonly onRead: () => void;
}

/** What was not sent within twelve hours, and is not on this device any more; nothing if there is none. */
export function LostBand({ lost, onRead }: LostBandProps) {
  if (lost.length === 0) return null;
  return (
    <>
      <Band kind="stop" icon={<WarningIcon />} title="Not sent within 12 hours">
        What you did for {lost.join(', ')} is no longer kept here. Tell your manager.
      </Band>
      <DeskButton kind="stop" onClick={onRead}>
        I have told them
      </DeskButton>
    </>
  );
}
