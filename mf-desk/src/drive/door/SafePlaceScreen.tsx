import type { DriveStop } from '@storefront/api/entities/desk/drive';
import { CheckIcon } from '@storefront/ui/icons/check';
import { useId, useRef, useState } from 'react';
import { DeskButton } from '../../pieces/DeskButton';
import { DeskScreen } from '../../pieces/DeskScreen';
import { Dock } from '../../pieces/Dock';
import { CameraIcon, NoteIcon } from '../../pieces/icons';
import desk from '../../style/desk.module.css';
import { addressOf } from '../model/stops';
import * as texts from '../texts';
import styles from './SafePlaceScreen.module.css';
import { smallPhoto } from './small-photo';

export interface SafePlaceScreenProps {
  readonly stop: DriveStop;
  readonly onBack: () => void;
  /** @param picture in base64 */
  readonly onDelivered: (picture: string) => void;
}

/** The photo of the bags where they were left. */
export function SafePlaceScreen({ stop, onBack, onDelivered }: SafePlaceScreenProps) {
  const [picture, setPicture] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const camera = useRef<HTMLInputElement>(null);
  const id = useId();
  const takePhoto = () => camera.current?.click();
  const read = async (file: File | undefined) => {
    if (!file) return;
    setIsBusy(true);
    setProblem(undefined);
    const photo = await smallPhoto(file);
    setPicture(photo);
    setProblem(photo ? undefined : texts.photoFailed);
    setIsBusy(false);
  };
  return (
    <DeskScreen
      title={texts.safeTitle(stop.number)}
      note={addressOf(stop)}
      onBack={onBack}
      dock={
        <Dock
          reason={picture ? undefined : texts.photoFirst}
          others={
            <DeskButton icon={<CameraIcon />} isBusy={isBusy} onClick={takePhoto}>
              {picture ? texts.retake : texts.takePhoto}
            </DeskButton>
          }
        >
          <DeskButton
            kind="main"
            icon={<CheckIcon />}
            isBlocked={!picture}
            onClick={() => picture && onDelivered(picture)}
          >
            {texts.deliveredWithPhoto}
          </DeskButton>
        </Dock>
      }
    >
      <label htmlFor={id} className={desk.hidden}>
        {texts.takePhoto}
      </label>
      <input
        ref={camera}
        id={id}
        type="file"
        accept="image/*"
        capture="environment"
        className={desk.hidden}
        tabIndex={-1}
        onChange={(event) => {
          void read(event.target.files?.[0]);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
      {picture ? (
        <img className={styles.photo} src={`data:image/jpeg;base64,${picture}`} alt={texts.photoAlt} />
      ) : (
        <div className={styles.empty} aria-hidden="true">
          <CameraIcon />
        </div>
      )}
      {problem && <p role="alert">{problem}</p>}
      <h2>{texts.safeHeading}</h2>
      {stop.instructions && (
        <p className={styles.words}>
          <NoteIcon />
          <span>
            {texts.asked(stop.customer)} <b>“{stop.instructions}”</b>
          </span>
        </p>
      )}
      <p className={desk.muted}>{texts.safeNote}</p>
    </DeskScreen>
  );
}
