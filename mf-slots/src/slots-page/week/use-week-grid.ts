import { type ComponentType, useEffect, useState } from 'react';
import type { WeekGridProps } from './WeekGrid';

/** From this width a week fits beside the held time. SlotsLayout.module.css has it too. */
const DESKTOP_QUERY = '(min-width: 1000px)';

/**
 * The grid of a week on a wide screen: a phone does not load it.
 * @returns undefined on a narrow screen, and where the grid could not be loaded: the list of a day has the same times
 */
export function useWeekGrid(): ComponentType<WeekGridProps> | 'loading' | undefined {
  const [isWide, setWide] = useState(() => typeof window !== 'undefined' && matchMedia(DESKTOP_QUERY).matches);
  const [Grid, setGrid] = useState<ComponentType<WeekGridProps>>();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const query = matchMedia(DESKTOP_QUERY);
    const follow = () => setWide(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  useEffect(() => {
    if (!isWide) return;
    import('./WeekGrid').then(
      ({ WeekGrid }) => setGrid(() => WeekGrid),
      () => setMissing(true),
    );
  }, [isWide]);
  if (!isWide || isMissing) return undefined;
  return Grid ?? 'loading';
}
