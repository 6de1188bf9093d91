import type { Mutation } from './mutation.ts';

const DOCUMENT = 'packages/document/src';
const MODEL = `${DOCUMENT}/print-model`;
const PLAN = 'packages/plan/src';

/** A bank reads what was not written, or does not read what was. */
export const PRINTING: readonly Mutation[] = [
  {
    // What was left out of the document is printed.
    file: `${PLAN}/completeness.ts`,
    from: 'writtenSections(plan).filter((id) => !plan.general.print.leftOut.includes(id))',
    to: 'writtenSections(plan)',
    tests: [`${DOCUMENT}/credit.test.ts`, `${PLAN}/completeness.test.ts`],
  },
  {
    // Sections stand in the form's order, whatever was chosen.
    file: `${PLAN}/sections/print-options.ts`,
    from: 'const placed: SectionId[] = [...order];',
    to: 'const placed: SectionId[] = [...order.slice(0, 0)];',
    tests: [`${PLAN}/sections/print-options.test.ts`],
  },
  {
    // Answers to what does not apply are printed.
    file: `${MODEL}/create-print-model.ts`,
    from: 'withForecast(withoutNotApplicable(whole), ',
    to: 'withForecast(whole, ',
    tests: [`${MODEL}/create-print-model.test.ts`],
  },
  {
    // The share capital is printed although it was declared not to apply.
    file: `${PLAN}/applicability.ts`,
    from: "kept('general.shareCapital', general.shareCapital, '')",
    to: 'general.shareCapital',
    tests: [`${PLAN}/applicability.test.ts`],
  },
  {
    // A plan with an example's placeholders is called complete.
    file: `${PLAN}/completeness.ts`,
    from: 'one.met && !gaps.includes(one.field)',
    to: 'one.met',
    tests: [`${PLAN}/gaps.test.ts`],
  },
  {
    // Thousands are not divided: 1234567 €.
    file: `${MODEL}/format.ts`,
    from: "useGrouping: 'always'",
    to: "useGrouping: 'auto'",
    tests: [`${MODEL}/format.test.ts`],
  },
  {
    // Half a cent more or less: an amount of three decimals is rounded.
    file: `${MODEL}/format.ts`,
    from: 'Math.max(2, longest)',
    to: '2',
    tests: [`${MODEL}/format.test.ts`],
  },
  {
    // A figure that is not known is printed as zero.
    file: `${MODEL}/tables.ts`,
    from: "figure === '' ? BLANK_FIGURE : print(figure)",
    to: "print(figure === '' ? '0' : figure)",
    tests: [`${MODEL}/finance.test.ts`],
  },
  {
    // A loss is not in the colour of losses.
    file: `${MODEL}/tables.ts`,
    from: "figure.startsWith('-')",
    to: "figure.startsWith('+')",
    tests: [`${MODEL}/finance.test.ts`],
  },
  {
    // A monthly cost counts once in the year.
    file: `${PLAN}/finance/sources-and-uses.ts`,
    from: 'once: 1, month: 12, year: 1',
    to: 'once: 1, month: 1, year: 1',
    tests: [`${PLAN}/finance/sources-and-uses.test.ts`],
  },
  {
    // The result is before interest.
    file: `${PLAN}/finance/income-statement.ts`,
    from: 'less(ebit, finance.interestExpense)',
    to: 'less(ebit)',
    tests: [`${PLAN}/finance/income-statement.test.ts`],
  },
  {
    // A balance that does not balance is said to.
    file: `${PLAN}/finance/balance.ts`,
    from: "difference === '0' ? 'balanced'",
    to: "difference !== '' ? 'balanced'",
    tests: [`${PLAN}/finance/balance.test.ts`],
  },
  {
    // The cash plan closes with the month before the year's end.
    file: `${MODEL}/finance/forecast/cash-plan-table.ts`,
    from: 'cash.closing[last]',
    to: 'cash.closing[last - 1]',
    tests: [`${MODEL}/finance/forecast/forecast-print.test.ts`],
  },
  {
    // The last column of a table of words has no cells.
    file: `${MODEL}/text/print-table.ts`,
    from: 'printed.some((row) => isShown(row[column] ?? []))',
    to: 'isShown(printed.at(-1)?.[column] ?? [])',
    tests: [`${DOCUMENT}/rich-text.test.ts`],
  },
  {
    // A long table of which the text has the main lines is nowhere whole.
    file: `${MODEL}/sections/finance.ts`,
    from: '...(isApart ? tables.filter(isLong) : [])',
    to: '',
    tests: [`${MODEL}/chapters.test.ts`],
  },
  {
    // Columns that find no space beside the others are lost.
    file: 'packages/document/typst/table.typ',
    from: 'for (index, group) in plan.groups.enumerate() {',
    to: 'for (index, group) in plan.groups.slice(0, 1).enumerate() {',
    tests: [`${DOCUMENT}/forecast-print.test.ts`],
  },
  {
    // What is said in a note is lost.
    file: `${MODEL}/text/print-spans.ts`,
    from: 'if (said.length > 0) printed.push(note(said));',
    to: 'note(said);',
    tests: [`${DOCUMENT}/rich-text.test.ts`],
  },
  {
    // A preview has no watermark.
    file: `${MODEL}/create-print-model.ts`,
    from: "watermark ? words('document:watermark') : null",
    to: 'null',
    tests: [`${DOCUMENT}/renderer.test.ts`],
  },
  {
    // A watermark stands only on the first page.
    file: 'packages/document/typst/document.typ',
    from: 'furnished("page", watermark(meta.watermark, meta.fonts, look.page-height))',
    to: 'context if here().page() == 1 { watermark(meta.watermark, meta.fonts, look.page-height) }',
    tests: [`${DOCUMENT}/renderer.test.ts`],
  },
  {
    // The heads of a table are cells like the others to a screen reader.
    file: 'packages/document/typst/table.typ',
    from: 'table.header(repeat: true, ..shown.map(',
    to: '..(shown.map(',
    tests: [`${DOCUMENT}/forecast-print.test.ts`],
  },
  {
    // Two headers of a table have one identifier: a screen reader reads the wrong one out.
    file: `${DOCUMENT}/row-headers/row-headers.ts`,
    from: 'table.heads + index',
    to: 'table.heads + index - 1',
    tests: [`${DOCUMENT}/row-headers/row-headers.test.ts`],
  },
];
