import drawings from './drawings.svg?url&no-inline';

/** The strokes of the red pencil, and what features mean in thin ink with one such stroke. */
type DrawingName = FeatureName | 'ring' | 'quote' | 'bar' | 'tick';

export type FeatureName = 'speed' | 'themes' | 'languages' | 'figures' | 'organigram' | 'sharing';

interface DrawingProps {
  readonly name: DrawingName;
  readonly className?: string | undefined;
}

/** Drawn by hand, in a file of its own; strokes fill their box in both directions. Says nothing to screen readers. */
export function Drawing({ name, className }: DrawingProps) {
  return (
    <svg className={className} fill="var(--accent)" aria-hidden="true">
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
