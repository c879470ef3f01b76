import type { ContactRequestView } from '@storefront/api/entities/contact-request';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { useSend } from '../../sending/use-send';

export interface FileButtonProps {
  readonly reference: string;
  readonly file: ContactRequestView['files'][number];
}

/** Saves a file that came with a message. It is never shown in the page: anybody can have sent it. */
export function FileButton({ reference, file: { position, name } }: FileButtonProps) {
  const { api } = usePageContext();
  const { send, isBusy, words } = useSend();
  const save = () =>
    send(
      () => api.call('POST /admin/contact-file', { body: { reference, position } }),
      ({ content }) => {
        const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
        const url = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
        const link = document.createElement('a');
        link.href = url;
        link.download = name;
        link.click();
        URL.revokeObjectURL(url);
        return `${name} was saved.`;
      },
    );
  return (
    <>
      <Button kind="quiet" busy={isBusy} onClick={save}>
        Save {name}
      </Button>
      {words}
    </>
  );
}
