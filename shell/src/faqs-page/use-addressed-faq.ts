import { useEffect } from 'react';

/** Opens the question in the URL's fragment if the browser does not, and when the fragment changes. */
export function useAddressedFaq(): void {
  useEffect(() => {
    const open = () => {
      const answer = document.getElementById(addressed());
      const faq = answer?.closest('details');
      if (!faq) return;
      faq.open = true;
      faq.scrollIntoView({ block: 'nearest' });
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
}

/** The id in the fragment, which may be invalid. */
function addressed(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}
