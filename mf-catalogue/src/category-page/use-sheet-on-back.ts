import { usePageContext } from '@storefront/remote-kit/page-context';
import { useEffect } from 'react';
import { WIDE_LAYOUT } from './wide-layout';

interface SheetEntry {
  /** The id of the sheet that is open in this entry of the history. */
  readonly sheet?: string;
}

/**
 * Gives an open sheet an entry in the history, so that Back closes it. A link or GET form inside it replaces that entry,
 * so that Back from the next page leads to the page itself.
 * @param id the sheet's element: a popover below 1000 px, and beside the page above
 */
export function useSheetOnBack(id: string): void {
  const { navigate } = usePageContext();
  useEffect(() => {
    const sheet = document.getElementById(id);
    if (!sheet) return;
    const isEntry = () => (history.state as SheetEntry | null)?.sheet === id;
    const onToggle = ({ newState }: ToggleEvent) => {
      if (newState === 'open' && !isEntry()) history.pushState({ ...history.state, sheet: id }, '');
      if (newState === 'closed' && isEntry()) history.back();
    };
    const onPopState = () => {
      if (isEntry()) sheet.showPopover();
      else sheet.hidePopover();
    };
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a[href]');
      if (!isEntry() || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
      if (!(link instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      navigate(link.href, { replace: true });
    };
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (!isEntry() || event.defaultPrevented || form.method !== 'get') return;
      event.preventDefault();
      const fields = [...new FormData(form, event.submitter)].map(([name, value]) => [name, String(value)]);
      navigate(`${form.action}?${new URLSearchParams(fields)}`, { replace: true });
    };
    sheet.addEventListener('toggle', onToggle);
    sheet.addEventListener('click', onClick);
    sheet.addEventListener('submit', onSubmit);
    addEventListener('popstate', onPopState);
    // Opened before hydration, or reloaded while it was open.
    if (sheet.matches(':popover-open')) onToggle(new ToggleEvent('toggle', { newState: 'open' }));
    else if (isEntry() && !matchMedia(WIDE_LAYOUT).matches) sheet.showPopover();
    return () => {
      sheet.removeEventListener('toggle', onToggle);
      sheet.removeEventListener('click', onClick);
      sheet.removeEventListener('submit', onSubmit);
      removeEventListener('popstate', onPopState);
    };
  }, [id, navigate]);
}
