import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { readPath } from '@trazo/contract/plan-document/value-path';
import { isBlank } from '@trazo/plan/fields';
import { gapsIn } from '@trazo/plan/gaps';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { TRADE_KINDS, type TradeKind, tradeKindOf } from '@trazo/plan/trade-kinds';
import { withoutIndices } from '@trazo/plan/without-indices';
import { wordRangeOf } from '@trazo/plan/written-fields';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shared/words/use-language.ts';
import { useOfferUndo } from '../plan-store/offer-undo.ts';
import { usePlanStore } from '../plan-store/plan-context.tsx';
import { useDraft } from '../plan-store/use-draft.ts';
import { fetchSectionHelp, type TextHelp } from './help-texts.ts';
import { fullAt, insertExample } from './insert-example.ts';
import { selectNextGap } from './select-gap.ts';
import styles from './writing-help.module.css';

interface HelpPanelProps {
  readonly section: SectionId;
  readonly path: string;
  readonly control: string;
  readonly guide: string | undefined;
  readonly onDone: () => void;
}

/** What a reader looks for in a text, questions to answer, and an example of the user's own kind of trade to adapt. */
export function HelpPanel({ section, path, control, guide, onDone }: HelpPanelProps) {
  const { t } = useTranslation(['fields', 'drafts', 'navigation']);
  const language = useLanguage();
  const store = usePlanStore();
  const offerUndo = useOfferUndo();
  const { data, isError, refetch } = useQuery({
    queryKey: ['writing-help', language, section],
    queryFn: () => fetchSectionHelp(language, section),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  });
  const help = data?.[withoutIndices(path)];
  const range = wordRangeOf(section, withoutIndices(path));
  // One line has no room below what is written in it.
  const isTaken = useDraft(({ draft }) => {
    const text = range === undefined ? readPath(draft[section], path) : '';
    return typeof text === 'string' && !isBlank(text);
  });
  if (isError) {
    return (
      <div role="alert">
        <p>{t('help.failed')}</p>
        <Button variant="default" onClick={() => void refetch()}>
          {t('navigation:retry')}
        </Button>
      </div>
    );
  }
  if (help === undefined) return <p aria-busy="true">{t('navigation:loading')}</p>;
  const insert = (example: string) => {
    // The text has to stand in its control before a gap of it can be selected.
    const inserted = flushSync(() => {
      onDone();
      return insertExample(store, section, path, example);
    });
    offerUndo(t('help.inserted'), t('drafts:undo'), inserted.undo, () =>
      inserted.isUnchanged() ? undefined : t('help.changedSince'),
    );
    selectNextGap(document.getElementById(control));
  };
  return (
    <>
      <p className={styles.title}>{t('help.reader')}</p>
      <p>
        {help.reader} {range !== undefined && t('help.length', { from: range.from, to: range.to })}
      </p>
      {guide !== undefined && (
        <ul className={styles.questions}>
          {guide.split('\n').map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      )}
      <Example section={section} path={path} help={help} onInsert={isTaken ? undefined : insert} />
    </>
  );
}

interface ExampleProps extends Pick<HelpPanelProps, 'section' | 'path'> {
  readonly help: TextHelp;
  /** Undefined where there is no room for it. */
  readonly onInsert: ((example: string) => void) | undefined;
}

function Example({ section, path, help, onInsert }: ExampleProps) {
  const { t } = useTranslation('fields');
  const sector = useDraft(({ draft }) => draft.general.sector);
  const [kind, setKind] = useState<TradeKind>(() => tradeKindOf(sector));
  const example = help.examples[kind];
  const limit = useDraft(({ draft }) => fullAt(section, readPath(draft[section], path), example));
  return (
    <>
      <NativeSelect
        className={styles.kind}
        label={t('help.kind')}
        value={kind}
        data={TRADE_KINDS.map((value) => ({ value, label: t(`help.kinds.${value}`) }))}
        onChange={({ currentTarget }) =>
          setKind(TRADE_KINDS.find((one) => one === currentTarget.value) ?? kind)
        }
      />
      <blockquote className={styles.example}>{withMarkedGaps(example)}</blockquote>
      {limit !== undefined && <p className={styles.note}>{t('list.full', { limit })}</p>}
      {onInsert !== undefined && limit === undefined && (
        <>
          <p className={styles.note}>{t('help.marked')}</p>
          <Button variant="default" onClick={() => onInsert(example)}>
            {t('help.insert')}
          </Button>
        </>
      )}
    </>
  );
}

function withMarkedGaps(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let shown = 0;
  for (const { start, end } of gapsIn(text)) {
    parts.push(text.slice(shown, start), <mark key={start}>{text.slice(start, end)}</mark>);
    shown = end;
  }
  return [...parts, text.slice(shown)];
}
