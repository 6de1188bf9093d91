import { FIGURE, FIGURE_RANGE, lacksUnit, type Operation } from '@trazo/plan/sections/operations';
import { printSchedule } from '../drawings/schedule.ts';
import type { PrintSpans } from '../print-parts.ts';
import type { Opener, Wording } from '../wording.ts';
import type { SectionPrinter } from './section-printer.ts';

export interface PrintOperations extends Opener<'operations'> {
  readonly goalsLabel: string;
  readonly steps: readonly {
    readonly number: string;
    readonly title: string;
    readonly subtitle: string;
    /** “3 months”, key moments in words, or empty. */
    readonly duration: string;
    readonly goals: readonly string[];
  }[];
  /** When each step is done; `null` where their durations do not say. */
  readonly schedule: PrintSpans | null;
}

type Step = PrintOperations['steps'][number];

export const operations: SectionPrinter<PrintOperations> = {
  print(opener, { operations: section }, wording) {
    const printed = section.steps.flatMap((step) => {
      const words = printStep(step, wording);
      return words === null ? [] : [{ step, words }];
    });
    const steps = printed.map(({ words }) => words);
    return {
      ...opener,
      goalsLabel: wording.words('operations:document.goals'),
      steps: steps.map((step, index) => ({ number: String(index + 1), ...step })),
      schedule: printSchedule(
        printed.map(({ step, words }) => ({ ...step, title: words.title, printed: words.duration })),
        wording,
      ),
    };
  },
};

function printStep(step: Operation, wording: Wording): Omit<Step, 'number'> | null {
  const { words, line } = wording;
  const title = line(step.title);
  const printed = {
    subtitle: line(step.subtitle),
    duration: duration(step, wording),
    goals: step.goals.map(({ text }) => line(text)).filter((goal) => goal !== ''),
  };
  const isEmpty = title === '' && Object.values(printed).every((value) => value.length === 0);
  return isEmpty ? null : { title: title === '' ? words('operations:document.unnamed') : title, ...printed };
}

/** “3 months”, “3–6 months”, or key moments as typed; empty for a figure without a unit. */
function duration(step: Operation, { words, format, line }: Wording): string {
  const typed = line(step.duration);
  if (typed === '') return '';
  if (step.timeUnit === '') return lacksUnit(step) ? '' : typed;
  const key = `operations:document.${step.timeUnit}` as const;
  const plain = (text: string) => text.replace(',', '.');
  if (FIGURE.test(typed)) {
    const value = plain(typed);
    return words(key, {
      count: Number(value),
      number: format.number(value, value.split('.')[1]?.length ?? 0),
    });
  }
  const range = FIGURE_RANGE.exec(typed);
  if (range !== null) {
    const [from = '', to = ''] = range.slice(1).map(plain);
    const shown = [from, to].map((value) => format.number(value, value.split('.')[1]?.length ?? 0));
    return words(key, { count: Number(to), number: shown.join('–') });
  }
  // As it stands after a number: in German with its capital.
  const unit = words(key, { count: 2, number: '' }).trim();
  return words('operations:document.moments', { text: typed, unit });
}
