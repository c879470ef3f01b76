export type SkeletonProps = { width?: number | string; height?: number };

/** A grey shape of the size of what is coming: drawn by attributes, because a strict policy drops style attributes. */
export function Skeleton({ width = '100%', height = 20 }: SkeletonProps) {
  return <svg className="sf-skeleton" width={width} height={height} aria-hidden="true" />;
}
