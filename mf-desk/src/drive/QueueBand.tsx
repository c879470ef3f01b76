import { ClockIcon } from '@storefront/ui/icons/clock';
import { WarningIcon } from '@storefront/ui/icons/warning';
import { LostBand } from '../offline/LostBand';
import { Band } from '../pieces/Band';
import { NoSignalIcon } from '../pieces/icons';
import { cutOffTitle, keepOpen, notAccepted, showsKept, waits } from './texts';
import type { DrivingState } from './use-driving';

export interface QueueBandProps
  extends Pick<DrivingState, 'waiting' | 'refused' | 'isCutOff' | 'isKept' | 'lost' | 'forgetLost'> {
  /** What is shown was read before the connection was lost. */
  readonly isKeptRun: boolean;
}

/** What has not arrived yet, and what was refused; nothing while all is sent. */
export function QueueBand({ waiting, refused, isCutOff, isKept, isKeptRun, lost, forgetLost }: QueueBandProps) {
  return (
    <>
      {(isCutOff || isKeptRun) && (
        <Band kind="plate" icon={<NoSignalIcon />} title={cutOffTitle}>
          {waiting.length > 0 ? waits(waiting.length) : isKeptRun && showsKept}
        </Band>
      )}
      {!isKept && waiting.length > 0 && <Band kind="risk" icon={<ClockIcon />} title={keepOpen} />}
      {refused.length > 0 && <Band kind="stop" icon={<WarningIcon />} title={notAccepted(refused.length)} />}
      <LostBand lost={lost} onRead={forgetLost} />
    </>
  );
}
