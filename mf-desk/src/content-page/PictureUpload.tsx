import { DESK_SEARCH_MAX_LENGTH } from '@storefront/api/constants';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useId, useState } from 'react';
import layout from '../frame/Layout.module.css';
import { failureOf } from '../navigation/read-desk';
import styles from './PicturePicker.module.css';
import { pictureToSend } from './picture-to-send';

export interface PictureUploadProps {
  /** @param image the path that a banner names */
  readonly onUploaded: (image: string) => void;
}

/** Uploads a picture from this device. */
export function PictureUpload({ onUploaded }: PictureUploadProps) {
  const { api } = usePageContext();
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const upload = async (file: File): Promise<string | undefined> => {
    const picture = await pictureToSend(file);
    if (!picture) return 'This file is no picture that can be shown. Take a JPEG, PNG, WebP or AVIF.';
    const name =
      file.name
        .replace(/\.[^.]*$/, '')
        .trim()
        .slice(0, DESK_SEARCH_MAX_LENGTH) || 'Picture';
    try {
      const reply = await api.call('POST /desk/picture-add', { body: { name, picture } });
      if (!reply.ok) return reply.error.detail ?? 'The picture was refused.';
      onUploaded(reply.data.image);
      return undefined;
    } catch (thrown) {
      return failureOf(thrown).kind === 'log-in'
        ? 'Your session has ended. Load the page again to log in.'
        : 'The picture could not be sent. Check the connection and try again.';
    }
  };

  return (
    <div className={styles.picture}>
      <label className={styles.label} htmlFor={id}>
        New picture from this device
      </label>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        className={layout.file}
        disabled={isBusy}
        onChange={async ({ target }) => {
          const [file] = target.files ?? [];
          if (!file) return;
          setBusy(true);
          setProblem(undefined);
          const refused = await upload(file);
          // The same file can be chosen again after a failure.
          target.value = '';
          setBusy(false);
          setProblem(refused);
        }}
      />
      <p role="status" className={styles.hint}>
        {isBusy
          ? 'It is being sent and made in every size.'
          : 'Square, with a transparent or plain background, looks best.'}
      </p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
