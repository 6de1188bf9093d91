import { isRecord } from '../codec/wire-object.ts';
import type { RawContent } from './raw-content.ts';

/**
 * The country of a plan was said twice, in its general data and in its forecast. Where only the forecast said it, or both said the
 * same, it stands in the general data from now on. Where they differ the forecast keeps its own; and one that was reckoned
 * without a country, beside the general data of a plan in Spain, stays without its law.
 */
export function oneCountry(content: RawContent): RawContent {
  const { ProfileData: profile } = content;
  if (!isRecord(profile) || !isRecord(profile.finances)) return content;
  const { finances, executiveSummary: general = {} } = profile;
  const { assumptions } = finances;
  if (!isRecord(assumptions) || !isRecord(general)) return content;
  const own = general.country ?? '';
  const law = assumptions.country ?? '';
  const [country, exception] = placed(own, law);
  if (country === own && exception === law) return content;
  return {
    ...content,
    ProfileData: {
      ...profile,
      executiveSummary: { ...general, country },
      finances: { ...finances, assumptions: { ...assumptions, country: exception } },
    },
  };
}

/** What general data and forecast say from now on. */
function placed(own: unknown, law: unknown): readonly [country: unknown, exception: unknown] {
  if (law === '') return [own, own === 'es' ? 'other' : ''];
  if (own === '' || own === law) return [law, ''];
  return [own, law];
}
