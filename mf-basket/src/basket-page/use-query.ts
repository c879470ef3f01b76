import { usePageContext } from '@storefront/remote-kit/page-context';

/** The outcome of a form that was sent without JavaScript, from the page's URL. */
export function useQuery(): { readonly couponProblem: string | undefined; readonly tipProblem: string | undefined } {
  const { url } = usePageContext();
  const query = new URLSearchParams(url.split('?')[1]);
  return {
    couponProblem: query.get('couponProblem') ?? undefined,
    tipProblem: query.get('tipProblem') ?? undefined,
  };
}
