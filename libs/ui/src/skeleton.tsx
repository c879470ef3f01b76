export type SkeletonProps = { width?: number | string; height?: number };

/**
 * A grey placeholder of the content's size. It uses attributes, because the content security policy forbids style
 * attributes.
 */
export function Skeleton({ width = '100%', height = 20 }: SkeletonProps) {
  return <svg className="sf-skeleton" width={width} height={height} aria-hidden="true" />;
}
