import type { BoxFont, Measure } from './box-text.ts';

/** What a canvas calls a font; the families are those of the page. */
export function fontNames(): (font: BoxFont) => string {
  const { fontFamily } = getComputedStyle(document.body);
  const display = getComputedStyle(document.documentElement).getPropertyValue('--font-display').trim();
  return ({ size, weight, isDisplay }) =>
    `${weight} ${size}px ${isDisplay && display !== '' ? display : fontFamily}`;
}

/** Measures texts as the page sets them. */
export function textMeasure(): Measure {
  const context = document.createElement('canvas').getContext('2d');
  const nameOf = fontNames();
  return (text, font) => {
    // Without a canvas, about as wide as letters are.
    if (context === null) return text.length * font.size * 0.55;
    context.font = nameOf(font);
    return context.measureText(text).width;
  };
}
