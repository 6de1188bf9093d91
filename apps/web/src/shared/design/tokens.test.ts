import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const source = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = source.split('@define-mixin dark-colours');

const channel = (hex: string) => {
  const value = Number.parseInt(hex, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

function luminance(block: string, token: string) {
  const hex = new RegExp(`--${token}: #([0-9a-f]{6});`).exec(block)?.[1];
  if (hex === undefined) throw new Error(`tokens.css has no colour --${token}`);
  const [red, green, blue] = [hex.slice(0, 2), hex.slice(2, 4), hex.slice(4, 6)].map(channel);
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function contrast(block: string, first: string, second: string) {
  const [bright = 0, dim = 0] = [luminance(block, first), luminance(block, second)].sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

const PAPERS = ['paper', 'paper-raised', 'paper-sunken'];
const TEXT_PAIRS = [
  ...['ink', 'ink-soft', 'accent', 'error', 'ok', 'warn'].flatMap((text) =>
    PAPERS.map((paper) => [text, paper]),
  ),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['ink', 'accent-wash'],
  ['accent', 'accent-wash'],
  ['on-error', 'error'],
  ['ink', 'error-wash'],
  ['error', 'error-wash'],
  ['warn', 'warn-wash'],
  ['ink', 'warn-wash'],
] as [string, string][];

describe.each([
  ['light', light],
  ['dark', dark],
])('%s colours', (_name, block) => {
  it.each(TEXT_PAIRS)('%s reads on %s', (text, paper) => {
    expect(contrast(block, text, paper)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(PAPERS)('edges of controls and focus rings show on %s', (paper) => {
    expect(contrast(block, 'line-strong', paper)).toBeGreaterThanOrEqual(3);
    expect(contrast(block, 'focus', paper)).toBeGreaterThanOrEqual(3);
  });
});
