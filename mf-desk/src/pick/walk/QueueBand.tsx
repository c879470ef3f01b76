import { ClockIcon } from '@storefront/ui/icons/clock';
import { WarningIcon } from '@storefront/ui/icons/warning';
import { Band } from '../../pieces/Band';
import { NoSignalIcon } from '../../pieces/icons';
import { cutOffTitle, keepOpen, needsYou, picksWait } from '../texts';
import type { PickingState } from './use-picking';

/** What has not arrived yet, and what was refused; nothing while all is sent. */
export function QueueBand({ waiting, refused, isCutOff, isKept }: PickingState) {
  return (
    <>
      {isCutOff && (
        <Band kind="plate" icon={<NoSignalIcon />} title={cutOffTitle}>
          {waiting.length > 0 && picksWait(waiting.length)}
        </Band>
      )}
      {!isKept && waiting.length > 0 && <Band kind="risk" icon={<ClockIcon />} title={keepOpen} />}
      {refused.length > 0 && <Band kind="stop" icon={<WarningIcon />} title={needsYou(refused.length)} />}
    </>
  );
}
