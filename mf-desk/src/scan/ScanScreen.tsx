import { type CameraFailure, scanWithCamera } from '@storefront/barcodes/scan-with-camera';
import { WarningIcon } from '@storefront/ui/icons/warning';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { StateChip } from '../pieces/Chip';
import { DeskButton } from '../pieces/DeskButton';
import { DeskField } from '../pieces/DeskField';
import { DeskScreen } from '../pieces/DeskScreen';
import { Dock } from '../pieces/Dock';
import styles from './ScanScreen.module.css';
import { cameraFailures, holdCode, notACode, typeCode, useCode } from './texts';
import { useWedge } from './use-wedge';

/** What packs have, and what the collection code of an order is. */
const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf', 'code_128', 'qr_code'] as const;

export interface ScanScreenProps {
  readonly title: string;
  readonly note?: ReactNode;
  /** What the typed field is for: 'Barcode'. */
  readonly fieldLabel: string;
  /** Whether a text is a code of the kind that is wanted. */
  readonly isCode: (text: string) => boolean;
  readonly onCode: (text: string) => void;
  readonly onBack: () => void;
  /** 'numeric' for digits. */
  readonly inputMode?: 'numeric' | 'text';
}

/** Reads a code with the camera, from a handheld's scanner, or as it is typed. */
export function ScanScreen({ title, note, fieldLabel, isCode, onCode, onBack, inputMode }: ScanScreenProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [failure, setFailure] = useState<CameraFailure>();
  const [typed, setTyped] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const latest = useRef({ isCode, onCode });
  latest.current = { isCode, onCode };
  useWedge(isCode, onCode);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const scan = async () => {
      if (!video.current) return;
      const codeOf = (text: string) => (latest.current.isCode(text) ? text : undefined);
      const outcome = await scanWithCamera(video.current, { formats: FORMATS, codeOf, signal });
      if (signal.aborted || outcome.kind === 'nothing-read') return;
      if (outcome.kind === 'read') latest.current.onCode(outcome.code);
      else setFailure(outcome.kind);
    };
    void scan();
    return () => controller.abort();
  }, []);

  const use = () => {
    const text = typed.trim();
    if (isCode(text)) onCode(text);
    else setIsRefused(true);
  };

  return (
    <DeskScreen
      title={title}
      note={note}
      onBack={onBack}
      dock={
        <Dock>
          <DeskButton kind="main" onClick={use}>
            {useCode}
          </DeskButton>
        </Dock>
      }
    >
      {failure ? (
        <p className={styles.failure} role="alert">
          <StateChip kind="risk" icon={<WarningIcon small />}>
            {cameraFailures[failure].title}
          </StateChip>
          {cameraFailures[failure].next}
        </p>
      ) : (
        <figure className={styles.camera}>
          {/* Only a picture of what is before the camera. */}
          <video ref={video} muted playsInline aria-label={holdCode} />
          <figcaption>{holdCode}</figcaption>
        </figure>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          use();
        }}
      >
        <DeskField
          label={`${typeCode} ${fieldLabel.toLowerCase()}`}
          inputMode={inputMode}
          value={typed}
          error={isRefused ? notACode(fieldLabel) : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            setIsRefused(false);
          }}
        />
      </form>
    </DeskScreen>
  );
}
