import { Button, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { explain } from '@trazo/forecast/explain/explain';
import type { Explanation, Source } from '@trazo/forecast/explain/explanation';
import { planFacts } from '@trazo/forecast/fill/plan-facts';
import type { Figure, Operand } from '@trazo/forecast/ledger/figure';
import { packOf } from '@trazo/packs/pack-of';
import { type ReactNode, useEffect, useRef } from 'react';
import { useOpenerFocus } from '../../../../shared/dialogs/use-opener-focus.ts';
import { usePlanStore } from '../../../../workspace/plan-store/plan-context.tsx';
import { closeExplanation, goBack, openFurther, useExplanations } from '../../figures/explanations.ts';
import { useConversationAddress } from '../conversation/use-conversation-address.ts';
import { type ComputedForecast, inMoney } from '../figures/use-forecast.ts';
import { say, useForecastWords } from '../forecast-words.ts';
import { questionOf } from './asked-question.ts';
import styles from './explain.module.css';
import { type ExplainWords, useExplainWords } from './explain-words.ts';
import { type FigureNames, useFigureNames, valueText } from './figure-names.ts';

/** Where the figure that was asked about comes from; nothing while none was. */
export function ExplanationPanel({ worked }: { readonly worked: ComputedForecast }) {
  const { trail } = useExplanations();
  const words = useExplainWords();
  const figure = trail.at(-1);
  useEffect(() => closeExplanation, []);
  if (figure === undefined || words === undefined) return null;
  return <Panel worked={worked} words={words} figure={figure} canGoBack={trail.length > 1} />;
}

interface PanelProps {
  readonly worked: ComputedForecast;
  readonly words: ExplainWords;
  readonly figure: Figure;
  readonly canGoBack: boolean;
}

function Panel({ worked, words, figure, canGoBack }: PanelProps) {
  useOpenerFocus();
  const isNarrow = useMediaQuery('(max-width: 40rem)');
  const store = usePlanStore();
  const names = useFigureNames(worked, words);
  const { assumptions, forecast } = worked;
  const pack = packOf(assumptions.country);
  const facts = planFacts(store.getState().draft);
  const explanation = explain({ assumptions, pack, facts, forecast }, figure);
  return (
    <Modal
      opened
      onClose={closeExplanation}
      title={words.ui.why}
      size="lg"
      fullScreen={isNarrow === true}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': words.ui.close }}
    >
      <div className={styles.panel}>
        {canGoBack && (
          <div>
            <Button variant="subtle" size="compact-md" onClick={goBack}>
              {words.ui.back}
            </Button>
          </div>
        )}
        <Heading key={JSON.stringify(figure)}>
          {titleOf(explanation, names, worked)}
          <strong>{valueText(explanation, names, words)}</strong>
        </Heading>
        <Meaning figure={figure} words={words} />
        <Formula explanation={explanation} names={names} words={words} />
        <Postings explanation={explanation} names={names} words={words} worked={worked} />
        <Sources worked={worked} explanation={explanation} names={names} words={words} />
      </div>
    </Modal>
  );
}

/** Each figure is a page of its own: it is read from its heading on. */
function Heading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1} data-autofocus className={styles.figureName}>
      {children}
    </h3>
  );
}

function titleOf(
  { figure, sources }: Explanation,
  names: FigureNames,
  { forecast }: ComputedForecast,
): string {
  if (figure.kind !== 'posting') return names.name(figure);
  const [source] = sources;
  const posting = forecast.ledger.postings[figure.index];
  if (source === undefined || posting === undefined) return names.name(figure);
  return `${names.source(source)}, ${names.period(figure.at)}`;
}

function Meaning({ figure, words }: { readonly figure: Figure; readonly words: ExplainWords }) {
  if (figure.kind !== 'ratio' && figure.kind !== 'whole') return null;
  return <p>{words.meanings[figure.ratio]}</p>;
}

interface PartProps {
  readonly explanation: Explanation;
  readonly names: FigureNames;
  readonly words: ExplainWords;
}

function Formula({ explanation: { formula, value, postings }, names, words }: PartProps) {
  if (formula.length === 0) {
    return postings.length === 0 && value !== null ? <p>{words.ui.nothing}</p> : null;
  }
  return (
    <section aria-label={words.ui.formula}>
      <h4>{words.ui.formula}</h4>
      <Operands formula={formula} names={names} />
    </section>
  );
}

function Operands({ formula, names }: { readonly formula: readonly Operand[]; readonly names: FigureNames }) {
  return (
    <ol className={styles.formula}>
      {formula.map((operand, index) => (
        <li key={index}>
          <span className={styles.operator}>
            {index === 0 && operand.operator === '+' ? '' : operand.operator}
          </span>
          <OperandText operand={operand} names={names} />
          <span className={styles.amount}>{names.value(operand.value)}</span>
          {operand.inner !== undefined && <Operands formula={operand.inner} names={names} />}
        </li>
      ))}
    </ol>
  );
}

function OperandText({ operand, names }: { readonly operand: Operand; readonly names: FigureNames }) {
  const { figure } = operand;
  const text = names.operand(operand);
  if (figure === undefined) return <span>{text}</span>;
  return (
    <button type="button" className={styles.further} onClick={() => openFurther(figure)}>
      {text}
    </button>
  );
}

function Postings({
  explanation: { postings },
  names,
  words,
  worked,
}: PartProps & { readonly worked: ComputedForecast }) {
  if (postings.length === 0) return null;
  return (
    <section aria-label={words.ui.postings}>
      <h4>{words.ui.postings}</h4>
      <table className={styles.postings}>
        <caption>{words.ui.postings}</caption>
        <tbody>
          {postings.map(({ index, at, debit, credit, source, grains }) => (
            <tr key={`${index}-${JSON.stringify(at)}`}>
              <th scope="row">
                <button
                  type="button"
                  className={styles.further}
                  onClick={() => openFurther({ kind: 'posting', index, at })}
                >
                  {names.source(source)}
                </button>
                <small>
                  {say(words.ui.accounts, { debit: words.accounts[debit], credit: words.accounts[credit] })}
                </small>
              </th>
              <td>{names.value({ measure: 'money', text: inMoney(grains, worked.forecast) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The answers a posting follows from, and the way to their questions. */
function Sources({ worked, explanation, names, words }: PartProps & { readonly worked: ComputedForecast }) {
  const { questions } = useForecastWords();
  const { go } = useConversationAddress();
  if (explanation.sources.length === 0) return null;
  return (
    <section aria-label={words.ui.sources}>
      <h4>{words.ui.sources}</h4>
      {explanation.sources.map((source) => {
        const question = questionOf(worked.assumptions, source);
        if (question === undefined) {
          return (
            <p key={source.id}>
              {words.ui.typed} · {names.source(source)}
            </p>
          );
        }
        const title = questions[question].title;
        return (
          <p key={source.id}>
            {isComputed(source) ? words.ui.rules : names.source(source)}
            <Button
              variant="default"
              onClick={() => {
                closeExplanation();
                go(question);
              }}
            >
              {say(words.ui.toQuestion, { question: title })}
            </Button>
          </p>
        );
      })}
    </section>
  );
}

const isComputed = ({ kind }: Source): boolean => kind === 'computed';
