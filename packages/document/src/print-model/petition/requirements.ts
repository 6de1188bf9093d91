import type { Addressee } from '@trazo/plan/sections/print-options';
import { annexLabel, exhibitName, sectionLabel } from '../chapters.ts';
import type { PrintedPlan } from '../finance/forecast/printed-forecast.ts';
import type { PrintFact } from '../print-parts.ts';
import { finderOf } from '../sections/find-section.ts';
import type { PrintSection } from '../sections/registry.ts';
import type { Wording } from '../wording.ts';
import { PROOFS, type Proof, type ProofId } from './proofs.ts';

/** What an addressee requires, with what the plan has to show for it, and what goes with the plan. */
export interface PrintRequirements {
  readonly title: string;
  readonly requirements: readonly PrintRequirement[];
  /** Documents that go with the plan, each with its letter. */
  readonly enclosed: {
    readonly title: string;
    readonly mark: string;
    readonly documents: readonly { readonly name: string; readonly caption: string }[];
  };
}

interface PrintRequirement {
  readonly title: string;
  readonly evidence: readonly (PrintFact & {
    /** The name in the document of what the page is looked up of. */
    readonly target: string;
    /** The exhibit it stands in, by its letter, or the section's title. */
    readonly place: string;
  })[];
  /** A sentence on what the plan does not say; blank where it says all. */
  readonly missing: string;
}

/** What offices, franchisors and landlords ask whatever the country, in the order they ask it. */
const REQUIREMENTS = {
  immigration: [
    ['applicants', ['applicants', 'experience']],
    ['company', ['legalForm', 'founded']],
    ['investment', ['investment', 'ownFunds', 'origin']],
    ['premises', ['premises', 'rent']],
    ['jobs', ['jobs']],
    ['market', ['clients', 'market', 'competitors']],
    ['viability', ['revenue', 'result', 'breakEven']],
    ['support', ['lowestCash', 'cover', 'living']],
    ['schedule', ['opening', 'steps']],
  ],
  franchise: [
    ['applicants', ['applicants', 'experience']],
    ['investment', ['ownFunds', 'investment', 'origin']],
    ['territory', ['premises', 'clients']],
    ['market', ['market', 'competitors']],
    ['organisation', ['departments', 'jobs']],
    ['schedule', ['opening', 'steps']],
    ['sales', ['offer', 'channels']],
    ['viability', ['revenue', 'result', 'breakEven']],
    ['solvency', ['lowestCash', 'cover']],
  ],
  landlord: [
    ['applicants', ['applicants', 'experience']],
    ['company', ['legalForm', 'founded']],
    ['use', ['business', 'offer', 'premises']],
    ['schedule', ['opening', 'steps']],
    ['rent', ['rent', 'revenue']],
    ['solvency', ['ownFunds', 'lowestCash']],
    ['guarantee', ['collateral']],
    ['viability', ['result', 'breakEven']],
    ['market', ['clients', 'competitors']],
  ],
} as const satisfies Readonly<Record<Addressee, readonly (readonly [string, readonly ProofId[]])[]>>;

/** Documents that go with the plan, in the order they are asked for. */
const DOCUMENTS = {
  immigration: ['identity', 'resumes', 'registration', 'funds', 'quotes', 'lease', 'permits'],
  franchise: ['identity', 'resumes', 'registration', 'funds', 'taxes', 'quotes'],
  landlord: ['identity', 'registration', 'funds', 'taxes', 'permits'],
} as const;

/** Of the sections that are printed; what stands in another is said to be missing. */
export function printRequirements(
  plan: PrintedPlan,
  sections: readonly PrintSection[],
  wording: Wording,
): PrintRequirements {
  const { words } = wording;
  const { addressee } = plan.general.print;
  const annexes = finderOf(sections)('finance')?.annexes ?? [];
  const placed = ({ label, value, section, annex, anchor }: Proof) => {
    const found = sections.find(({ id }) => id === section);
    if (found === undefined || value === '') return [];
    const index = annexes.findIndex(({ id }) => id === annex);
    return [
      index === -1
        ? { label, value, target: anchor ?? sectionLabel(section), place: found.title }
        : { label, value, target: annexLabel(index), place: exhibitName(index, words) },
    ];
  };
  return {
    title: words('document:petition.title'),
    requirements: REQUIREMENTS[addressee].map(([id, ids]) => {
      const proofs = ids.map((proof): Proof => PROOFS[proof](plan, wording));
      const shown = proofs.map(placed);
      const lacking = proofs.filter(
        ({ isOptional = false }, index) => !isOptional && shown[index]?.length === 0,
      );
      return {
        title: words(`document:petition.requirements.${id}`),
        evidence: shown.flat(),
        missing:
          lacking.length === 0
            ? ''
            : words('document:petition.missing', {
                items: wording.format.list(lacking.map(({ label }) => inSentence(label, wording))),
              }),
      };
    }),
    enclosed: {
      title: words('document:dossier.annexes.title'),
      mark: words('document:dossier.annexes.mark'),
      documents: DOCUMENTS[addressee].map((document, index) => ({
        name: exhibitName(annexes.length + index, words),
        caption:
          document === 'lease'
            ? words('document:petition.lease')
            : words(`document:dossier.annexes.${document}`),
      })),
    },
  };
}

/** A label among other words; German writes nouns as it does anywhere. */
const inSentence = (label: string, { language }: Wording): string =>
  language === 'de' ? label : label.charAt(0).toLocaleLowerCase(language) + label.slice(1);
