import { LANGUAGES } from '@trazo/plan/languages';
import type { Plan } from '@trazo/plan/plan';
import fc, { type Arbitrary, type GeneratorValue } from 'fast-check';
import { sampleContent } from '../sample.ts';

/** Texts longer than this are prose: they are cut short. What is shorter are names, amounts and options. */
const NAME_LENGTH = 60;
/** Of 100 texts, how many are missing. */
const MISSING = 10;

/**
 * Plans as most people leave them: a sample with its texts cut short, some of them missing, and fewer items in its lists.
 * In between the whole samples and `arbitraryExtremePlan`, where a table has a dozen lines and a section half a page.
 */
export const arbitraryShortenedSample = (): Arbitrary<Plan> =>
  fc.gen().map((draw) => {
    const { departments, organigram, general, ...sections } = sampleContent(
      draw(fc.constantFrom, ...LANGUAGES),
    ).plan;
    const share = draw(fc.integer, { min: 1, max: 100 });
    // Whom the organigram names stays, and so does what the cover says.
    return { ...shortened(sections, share, draw), departments, organigram, general };
  });

/** The same with texts of at most `share` percent of their words. */
function shortened<Value>(value: Value, share: number, draw: GeneratorValue): Value;
function shortened(value: unknown, share: number, draw: GeneratorValue): unknown {
  if (typeof value === 'string') return isProse(value) ? shortenedText(value, share, draw) : value;
  if (Array.isArray(value)) {
    // Years and options chosen from a list are strings, and as many as they are.
    const kept = value.every((item) => typeof item === 'object') ? draw(fc.nat, value.length) : value.length;
    return value.slice(0, kept).map((item) => shortened(item, share, draw));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, shortened(field, share, draw)]),
  );
}

const isProse = (text: string) => text.length > NAME_LENGTH && text.includes(' ');

function shortenedText(text: string, share: number, draw: GeneratorValue): string {
  if (draw(fc.nat, 99) < MISSING) return '';
  const words = text.split(' ');
  return words.slice(0, draw(fc.integer, { min: 1, max: Math.ceil((words.length * share) / 100) })).join(' ');
}
