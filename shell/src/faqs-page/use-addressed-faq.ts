import { useEffect } from 'react';

/** Opens the question that the address names, where the browser does not do so itself, and again when it names another. */
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

/** The id that the address names; anybody may have written one that cannot be read. */
function addressed(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}
