import { isLanguage, type Language } from '@trazo/plan/languages';
import { emptyPlan, type Plan } from '@trazo/plan/plan';
import { type Look, lookOf } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';

/** The day all documents of the bench are dated. */
export const DAY = '2026-01-15';

/** The samples in English, the language a theme begins with, and German, the longest, have over 30 pages in this template. */
const TEMPLATE_ID = 2;
const LANGUAGE = isLanguage(process.env['BENCH_LANGUAGE']) ? process.env['BENCH_LANGUAGE'] : 'en';
const ADDITION: Readonly<Record<Language, string>> = {
  es: 'Adición',
  en: 'Addition',
  it: 'Aggiunta',
  fr: 'Ajout',
  de: 'Nachtrag',
};

const sample = sampleContent(LANGUAGE);

export const theme: Look = lookOf({ ...sample.theme, templateId: TEMPLATE_ID, language: LANGUAGE });
export const samplePlan: Plan = sample.plan;

/** The sample with one field changed. */
export function editedPlan(run: number): Plan {
  const plan = structuredClone(samplePlan);
  const [member] = plan.team.members;
  if (member !== undefined) member.description += ` ${ADDITION[LANGUAGE]} ${run}.`;
  return plan;
}

/** The sample with nearly every sentence changed: nothing an engine kept of an earlier document helps it. */
export const distinctPlan = (run: number): Plan => vary(samplePlan, run);

/** A shorter one, so that a thousand take minutes: pictures, cards, prose, tables and charts are all still in it. */
export function shorterPlan(run: number): Plan {
  const { client, swot, marketing, operations, departments, organigram, competition } = emptyPlan();
  const left = { client, swot, marketing, operations, departments, organigram, competition };
  return { ...distinctPlan(run), ...left };
}

const COMMON_WORDS =
  /\b(?:the|a|of|to|and|with|der|die|das|und|in|mit|für|ein|el|la|los|y|con|il|di|e|le|les|et|de)\b/;

function vary<Value>(value: Value, run: number): Value;
function vary(value: unknown, run: number): unknown {
  if (typeof value === 'string') {
    return value.length > 20 && value.includes(' ')
      ? value.replace(COMMON_WORDS, (word) => `${word} Nr. ${run},`)
      : value;
  }
  if (Array.isArray(value)) return value.map((item) => vary(item, run));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, vary(field, run)]));
}
