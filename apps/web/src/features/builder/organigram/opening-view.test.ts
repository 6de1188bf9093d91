import { expect, it } from 'vitest';
import type { BoxFrame } from './box-layout.ts';
import { openingView } from './opening-view.ts';

const BOX = { width: 204, height: 72 } as const;
const box = (x: number, y: number): BoxFrame => ({ ...BOX, x, y, hangs: false });
const AREA = { width: 600, height: 500 };

it('shows a drawing that is legible as a whole in the middle of its area', () => {
  const { x, y, zoom } = openingView(new Map([['head', box(0, 0)]]), AREA);
  expect(zoom).toBe(1.1);
  expect(x).toBeCloseTo((AREA.width - BOX.width * zoom) / 2);
  expect(y).toBeCloseTo((AREA.height - BOX.height * zoom) / 2);
});

it('keeps words legible in a large drawing, and begins with who leads', () => {
  const positions = new Map([
    ['head', box(1500, 0)],
    ...Array.from(
      { length: 30 },
      (_, place) => [`${place}`, box((place % 15) * 224, 400 + 400 * (place % 2))] as const,
    ),
  ]);
  const { x, y, zoom } = openingView(positions, AREA);
  expect(zoom).toBe(0.75);
  expect(x + (1500 + BOX.width / 2) * zoom).toBeCloseTo(AREA.width / 2);
  expect(y).toBeGreaterThan(0);
});

it('leaves no room beside a drawing that is cut off at the other side', () => {
  const positions = new Map([
    ['head', box(0, 0)],
    ['last', box(2000, 200)],
  ]);
  expect(openingView(positions, AREA).x).toBeCloseTo(20);
});
