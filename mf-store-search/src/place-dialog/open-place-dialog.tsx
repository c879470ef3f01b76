import { PageContextProvider, type PageContextValue } from '@storefront/remote-kit/page-context';
import { createRoot } from 'react-dom/client';
import type { Errand } from '../store/errand';
import { PlaceDialog } from './PlaceDialog';

let isOpen = false;

/** Shows the dialog, once: a second tap on Add while it is open changes nothing. */
export function openPlaceDialog(
  context: Pick<PageContextValue, 'api' | 'business'>,
  errand: Errand,
  name: string,
): void {
  if (isOpen) return;
  isOpen = true;
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const onClose = () => {
    isOpen = false;
    root.unmount();
    place.remove();
  };
  const value = {
    ...context,
    navigate: (url: string) => location.assign(url),
    url: location.pathname + location.search,
    inApp: false,
  };
  root.render(
    <PageContextProvider value={value}>
      <PlaceDialog errand={errand} name={name} onClose={onClose} />
    </PageContextProvider>,
  );
}
