import { usePageContext } from '@storefront/remote-kit/page-context';

const OUTCOMES = ['problem', 'couponProblem', 'tipProblem'] as const;

/** The outcome of a form that was sent before any script, from the page's URL. */
export function useQuery(): Readonly<Record<(typeof OUTCOMES)[number], string | undefined>> {
  const { url } = usePageContext();
  const query = new URLSearchParams(url.split('?')[1]);
  const [problem, couponProblem, tipProblem] = OUTCOMES.map((name) => query.get(name) ?? undefined);
  return { problem, couponProblem, tipProblem };
}
