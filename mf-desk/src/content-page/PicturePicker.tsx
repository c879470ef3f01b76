import { DESK_SEARCH_MAX_LENGTH } from '@storefront/api/constants';
import type { ReplyOf } from '@storefront/api/operation-types';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { Button } from '@storefront/ui/button';
import { Dialog } from '@storefront/ui/dialog';
import { ErrorState } from '@storefront/ui/error-state';
import { Picture } from '@storefront/ui/picture';
import { Skeleton } from '@storefront/ui/skeleton';
import { TextField } from '@storefront/ui/text-field';
import { useCallback, useDeferredValue, useState } from 'react';
import layout from '../frame/Layout.module.css';
import { type DeskFailure, readDesk } from '../navigation/read-desk';
import { densitiesOf } from './densities';
import styles from './PicturePicker.module.css';
import { PictureUpload } from './PictureUpload';

type PicturesRead = ({ readonly kind: 'read' } & ReplyOf<'POST /desk/pictures'>) | DeskFailure;

export interface PicturePickerProps {
  /** The address of the chosen picture; empty for none. */
  readonly image: string;
  readonly onChoose: (image: string) => void;
}

/** Chooses a picture among those that the business has, or uploads one. */
export function PicturePicker({ image, onChoose }: PicturePickerProps) {
  const [isOpen, setOpen] = useState(false);
  const choose = (chosen: string) => {
    onChoose(chosen);
    setOpen(false);
  };
  return (
    <div className={styles.picture}>
      <p className={styles.label}>Picture</p>
      <div className={styles.chosen}>
        {image ? <Picture images={densitiesOf(image)} size={48} eager /> : <span className="sf-muted">None</span>}
        <Button kind="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Change<span className="sf-hidden"> the picture</span>
        </Button>
        {image && (
          <Button kind="plain" onClick={() => onChoose('')}>
            Remove<span className="sf-hidden"> the picture</span>
          </Button>
        )}
      </div>
      <p className={styles.hint}>It is decoration, so no description is read out.</p>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Choose a picture">
        <Pictures onChoose={choose} />
      </Dialog>
    </div>
  );
}

function Pictures({ onChoose }: { onChoose: (image: string) => void }) {
  const { api } = usePageContext();
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const read = useCallback(
    (signal: AbortSignal) =>
      readDesk<PicturesRead>(async () => {
        const reply = await api.call('POST /desk/pictures', { body: text ? { text } : {}, signal });
        return reply.ok ? { kind: 'read', ...reply.data } : { kind: 'failed' };
      }),
    [api, text],
  );
  const [reading, reload] = useRead<PicturesRead>(read);
  return (
    <div className={layout.stack}>
      <PictureUpload onUploaded={onChoose} />
      <TextField
        label="Name of an item"
        hint="Without one, uploaded pictures and those of banners, deals and categories"
        type="search"
        value={typed}
        maxLength={DESK_SEARCH_MAX_LENGTH}
        onChange={({ target }) => setTyped(target.value)}
      />
      {reading.kind === 'loading' && <Skeleton />}
      {reading.kind === 'read' && (
        <>
          <p role="status" className="sf-hidden">
            {reading.pictures.length} pictures
          </p>
          {reading.pictures.length === 0 && <p>No item has this in its name.</p>}
          <ul className={styles.pictures}>
            {reading.pictures.map(({ image, name }) => (
              <li key={`${image} ${name}`}>
                <button type="button" onClick={() => onChoose(image)}>
                  <Picture images={densitiesOf(image)} size={72} />
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {reading.kind !== 'loading' && reading.kind !== 'read' && (
        <ErrorState title="The pictures could not be read." onRetry={reload}>
          Check the connection.
        </ErrorState>
      )}
    </div>
  );
}
