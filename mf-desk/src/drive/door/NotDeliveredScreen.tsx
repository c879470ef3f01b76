import { NOT_DELIVERED_NOTE_MAX_LENGTH } from '@storefront/api/constants';
import type { DriveStop, NotDeliveredReason } from '@storefront/api/entities/desk/drive';
import { TruckIcon } from '@storefront/ui/icons/truck';
import { useState } from 'react';
import { Choice } from '../../pieces/Choice';
import { DeskButton } from '../../pieces/DeskButton';
import { DeskField } from '../../pieces/DeskField';
import { DeskScreen } from '../../pieces/DeskScreen';
import { Dock } from '../../pieces/Dock';
import row from '../../pieces/Row.module.css';
import desk from '../../style/desk.module.css';
import * as texts from '../texts';
import type { NotDelivery } from '../use-driving';
import styles from './NotDeliveredScreen.module.css';

const REASONS = Object.keys(texts.reasons) as NotDeliveredReason[];

export interface NotDeliveredScreenProps {
  readonly stop: DriveStop;
  readonly next: DriveStop | undefined;
  readonly storeName: string;
  readonly onBack: () => void;
  readonly onSave: (why: NotDelivery) => void;
}

/** Why an order could not be delivered. */
export function NotDeliveredScreen({ stop, next, storeName, onBack, onSave }: NotDeliveredScreenProps) {
  const [reason, setReason] = useState<NotDeliveredReason>();
  const [note, setNote] = useState('');
  const possible = REASONS.filter((one) => one !== 'no_id' || stop.proofOfAge !== null);
  const save = () => reason && onSave({ reason, ...(note.trim() && { note: note.trim() }) });
  return (
    <DeskScreen
      title={texts.failTitle}
      note={`${stop.number} · ${stop.addressLines[0] ?? stop.postcode}`}
      onBack={onBack}
      dock={
        <Dock reason={reason ? undefined : texts.reasonFirst}>
          <DeskButton kind="main" isBlocked={!reason} onClick={save}>
            {texts.saveAndGo(next?.number)}
          </DeskButton>
        </Dock>
      }
    >
      <fieldset className={desk.stack}>
        <legend className={styles.legend}>
          <h2>{texts.whatHappened}</h2>
        </legend>
        {possible.map((one) => {
          const { title, note: example } = texts.reasons[one];
          return (
            <Choice key={one} kind="radio" name="reason" isChosen={reason === one} onChange={() => setReason(one)}>
              <span className={row.text}>
                <b>{title}</b>
                {example && <small>{example}</small>}
              </span>
            </Choice>
          );
        })}
      </fieldset>
      <DeskField
        label={texts.noteLabel}
        maxLength={NOT_DELIVERED_NOTE_MAX_LENGTH}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className={desk.card}>
        <div className={desk.row}>
          <TruckIcon />
          <b className={desk.grow}>{texts.goesBack(storeName)}</b>
        </div>
        <p className={desk.muted}>{texts.goesBackNext}</p>
      </div>
    </DeskScreen>
  );
}
