import { plainOnWire } from '../codec/rich-text.ts';
import { isRecord } from '../codec/wire-object.ts';
import type { RawContent } from './raw-content.ts';

/** Where the long texts stood in version 1; a star is every item of a list. */
const LONG_TEXTS = [
  'executiveSummary.executive_summary',
  'executiveSummary.mision',
  'executiveSummary.vision',
  'executiveSummary.values',
  'client_target.resume',
  'industry.resume',
  'industry.competences.*.description',
  'products.*.description',
  'team.*.description',
  'dafo.resume',
  'finances.revenue_model',
  'finances.use_of_funds',
  'finances.exit_strategy',
].map((path) => path.split('.'));

/** The same value with the text at a path changed; whatever else stands there is left for the reader to refuse. */
function changeText(
  value: unknown,
  [step, ...rest]: readonly string[],
  change: (text: string) => string,
): unknown {
  if (step === undefined) return typeof value === 'string' ? change(value) : value;
  if (step === '*') return Array.isArray(value) ? value.map((item) => changeText(item, rest, change)) : value;
  return isRecord(value) && Object.hasOwn(value, step)
    ? { ...value, [step]: changeText(value[step], rest, change) }
    : value;
}

/** From version 2 on a long text may be formatted; one of version 1 that merely looks like it stays the text it is. */
export const keepPlainTexts = (content: RawContent): RawContent => ({
  ...content,
  ProfileData: LONG_TEXTS.reduce(
    (profile, path) => changeText(profile, path, plainOnWire),
    content.ProfileData,
  ),
});
