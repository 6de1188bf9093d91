import { firstYearSum } from '@trazo/plan/finance/sources-and-uses';
import { toDecimal } from '@trazo/plan/money';
import type { Plan } from '@trazo/plan/plan';
import type { Extra } from '@trazo/templates/template';
import type { PrintFact } from './print-parts.ts';
import type { Wording } from './wording.ts';

/** What a design prints beside the plan's sections. */
export interface PrintExtras {
  /** The money asked for; `null` where none is, or the design does not open with it. */
  readonly ask: PrintFact | null;
  readonly declaration: PrintDeclaration | null;
  /** Who decides on a petition, as its cover addresses them. */
  readonly addressee: string | null;
  /** The head of a memorandum. */
  readonly memo: Labels<'from' | 'to' | 'date' | 'subject'> | null;
}

type Labels<Name extends string> = Readonly<Record<Name, string>>;

/** What an applicant declares and signs, and what goes with it: forms to fill in by hand. */
export interface PrintDeclaration {
  readonly title: string;
  readonly intro: string;
  readonly points: readonly string[];
  readonly labels: Labels<'place' | 'name' | 'capacity' | 'signature' | 'stamp' | 'applicant'>;
  /** As many as sign at most. */
  readonly signatures: 1 | 2;
  readonly office: Labels<'title' | 'reference' | 'received'>;
  readonly annexes: Labels<'title' | 'mark'> & {
    /** What offices ask for most. */
    readonly documents: readonly string[];
  };
}

const POINTS = ['true', 'estimates', 'changes', 'proofs'] as const;
const DOCUMENTS = ['identity', 'registration', 'resumes', 'quotes', 'funds', 'taxes', 'permits'] as const;

interface Printed {
  /** Whether the finance section is printed: only then the money asked for is. */
  readonly hasFinance: boolean;
  /** The company's name as it is printed. */
  readonly name: string;
}

/** Made only of what the design prints, so that nothing else changes with the plan's figures. */
export function printExtras(
  wanted: readonly Extra[],
  plan: Plan,
  printed: Printed,
  wording: Wording,
): PrintExtras {
  const { words, format } = wording;
  const { hasFinance } = printed;
  const asked = firstYearSum(plan.finance.financingNeeds);
  const isAsked = asked !== '' && toDecimal(asked).gt(0);
  const label = wanted.includes('memo') ? words('document:memo.ask') : words('document:dossier.requested');
  return {
    ask: wanted.length > 0 && hasFinance && isAsked ? { label, value: format.money(asked) } : null,
    declaration: wanted.includes('declaration') ? declaration(plan, printed, wording) : null,
    addressee: wanted.includes('requirements')
      ? words(`document:petition.for.${plan.general.print.addressee}`)
      : null,
    memo: wanted.includes('memo')
      ? {
          from: words('document:memo.from'),
          to: words('document:memo.to'),
          date: words('document:memo.date'),
          subject: words('document:memo.subject'),
        }
      : null,
  };
}

function declaration({ team }: Plan, { name }: Printed, { words }: Wording): PrintDeclaration {
  return {
    title: words('document:dossier.declaration.title'),
    intro: words('document:dossier.declaration.intro', { name }),
    points: POINTS.map((point) => words(`document:dossier.declaration.${point}`)),
    labels: {
      place: words('document:dossier.declaration.place'),
      name: words('document:dossier.declaration.name'),
      capacity: words('document:dossier.declaration.capacity'),
      signature: words('document:dossier.declaration.signature'),
      stamp: words('document:dossier.declaration.stamp'),
      applicant: words('document:dossier.applicant'),
    },
    signatures: team.members.length > 1 ? 2 : 1,
    office: {
      title: words('document:dossier.office.title'),
      reference: words('document:dossier.office.reference'),
      received: words('document:dossier.office.received'),
    },
    annexes: {
      title: words('document:dossier.annexes.title'),
      mark: words('document:dossier.annexes.mark'),
      documents: DOCUMENTS.map((document) => words(`document:dossier.annexes.${document}`)),
    },
  };
}
