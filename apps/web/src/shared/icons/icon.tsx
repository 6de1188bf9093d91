import type { ReactElement, SVGAttributes } from 'react';

interface IconProps {
  /** Width and height in pixels. */
  readonly size?: number;
  /** Width of the lines; the icon is drawn in a square of 24. */
  readonly stroke?: number;
  readonly className?: string | undefined;
  /** What it says to a screen reader; without a label it is decoration, beside words that say the same. */
  readonly label?: string;
}

export type Icon = (props: IconProps) => ReactElement;

/** An icon drawn in lines, in the colour of the text around it. */
export function outlined(...paths: readonly string[]): Icon {
  return ({ stroke = 2, ...props }) =>
    drawing(paths, props, {
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: stroke,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    });
}

/** An icon of one filled area, in the colour of the text around it. */
export function filled(path: string): Icon {
  return ({ stroke: _noLines, ...props }) => drawing([path], props, { fill: 'currentColor' });
}

function drawing(
  paths: readonly string[],
  { size = 24, label, ...rest }: Omit<IconProps, 'stroke'>,
  style: SVGAttributes<SVGSVGElement>,
): ReactElement {
  const attributes = { viewBox: '0 0 24 24', width: size, height: size, ...style, ...rest };
  const lines = paths.map((path) => <path key={path} d={path} />);
  return label === undefined ? (
    <svg {...attributes} aria-hidden="true">
      {lines}
    </svg>
  ) : (
    <svg {...attributes} role="img" aria-label={label}>
      {lines}
    </svg>
  );
}
