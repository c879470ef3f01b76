import { BarcodeIcon } from '@storefront/ui/icons/barcode';
import { CrossIcon } from '@storefront/ui/icons/cross';
import { Picture } from '@storefront/ui/picture';
import { StateChip } from '../../pieces/Chip';
import { DeskButton } from '../../pieces/DeskButton';
import { DeskScreen } from '../../pieces/DeskScreen';
import { Dock } from '../../pieces/Dock';
import { NotHereIcon } from '../../pieces/icons';
import { barcodeOf } from '../../scan/same-barcode';
import { useWedge } from '../../scan/use-wedge';
import desk from '../../style/desk.module.css';
import type { PickStop } from '../model/stops';
import * as texts from '../texts';
import styles from './WrongItemScreen.module.css';

export interface WrongItemScreenProps {
  readonly stop: PickStop;
  /** What was scanned. */
  readonly code: string;
  /** The open stop with that barcode, if the batch has one. */
  readonly other: PickStop | undefined;
  readonly onCode: (text: string) => void;
  readonly onScan: () => void;
  readonly onGo: (key: string) => void;
  readonly onNotHere: () => void;
  readonly onBack: () => void;
}

/** Another item was scanned: which one, and which one is wanted. The next scan can follow at once. */
export function WrongItemScreen({ stop, code, other, onCode, onScan, onGo, onNotHere, onBack }: WrongItemScreenProps) {
  useWedge((typed) => barcodeOf(typed) !== undefined, onCode);
  const { item } = stop;
  const scanned = other?.item.name ?? texts.unknownScanned(code);
  return (
    <DeskScreen
      title={texts.wrongTitle}
      note={item.name}
      onBack={onBack}
      dock={
        <Dock
          others={
            <>
              {other && <DeskButton onClick={() => onGo(other.key)}>{texts.pickThatNow(other.item.name)}</DeskButton>}
              <DeskButton kind="stop" icon={<NotHereIcon />} onClick={onNotHere}>
                {texts.isNotHere(item.name)}
              </DeskButton>
            </>
          }
        >
          <DeskButton kind="main" icon={<BarcodeIcon />} onClick={onScan}>
            {texts.scanAgain}
          </DeskButton>
        </Dock>
      }
    >
      <div role="alert" className={desk.stack}>
        <div className={desk.row}>
          <StateChip kind="stop" icon={<CrossIcon small />}>
            {texts.wrongTitle}
          </StateChip>
        </div>
        <p className={styles.text}>{texts.wrongText(scanned, item.name)}</p>
      </div>
      <div className={styles.both}>
        <figure className={styles.scanned}>
          {other && <Picture images={other.item.images} size={96} className={styles.picture} />}
          <figcaption>
            {texts.scannedLabel}
            <b>{other?.item.name ?? code}</b>
          </figcaption>
        </figure>
        <figure className={styles.wanted}>
          <Picture images={item.images} size={96} className={styles.picture} />
          <figcaption>
            {texts.wantedLabel}
            <b>{item.name}</b>
          </figcaption>
        </figure>
      </div>
    </DeskScreen>
  );
}
