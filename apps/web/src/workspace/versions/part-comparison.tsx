import { isFileReference } from '@trazo/plan/kept-files';
import { OPTIONS } from '@trazo/plan/options';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../shared/formatting/moment-text.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import { wordResource } from '../../shared/words/word-resource.ts';
import { fieldLabel, itemLabel, ownLabel } from '../plan-form/field-words.ts';
import type { DraftPart } from '../plan-store/draft.ts';
import type { Difference, PartDifferences, ShownValue } from './plan-differences.ts';
import styles from './versions.module.css';
import { wordDifferences } from './word-differences.ts';

/** What differs in one part of a plan. What has no words of its own in the form (answers behind figures, the design) is counted. */
export function PartComparison({ part, differences }: PartDifferences) {
  const { t } = useTranslation(['versions', 'drafts', part === 'theme' ? 'drafts' : part]);
  const worded = differences.filter((difference) => hasWords(part, difference));
  const further = differences.length - worded.length;
  return (
    <section className={styles.part}>
      <h3>{part === 'theme' ? t('drafts:theme') : t(`${part}:title`)}</h3>
      <dl>
        {worded.map((difference) => (
          <DifferenceView key={keyOf(difference)} part={part} difference={difference} />
        ))}
      </dl>
      {further > 0 && <p className={styles.lead}>{t('versions:comparison.further', { count: further })}</p>}
    </section>
  );
}

const keyOf = ({ path, items, what }: Difference): string =>
  [path, what.kind, ...items.map(({ index }) => index)].join(' ');

const hasWords = (part: DraftPart, { path, what }: Difference): boolean =>
  part !== 'theme' &&
  (what.kind === 'field' || what.kind === 'text'
    ? ownLabel(part, path) !== undefined
    : fieldLabel(part, path) !== undefined);

interface DifferenceViewProps {
  readonly part: DraftPart;
  readonly difference: Difference;
}

function DifferenceView({ part, difference: { path, items, what } }: DifferenceViewProps) {
  const { t } = useTranslation('versions');
  const valueWords = useValueWords();
  if (part === 'theme') return null;
  const nameOf = ({ path: list, name, index }: Difference['items'][number]) =>
    name === '' ? itemLabel(part, list, index) : name;
  const isItem = what.kind === 'added' || what.kind === 'removed';
  const around = (isItem ? items.slice(0, -1) : items).map(nameOf);
  const label = [...around, fieldLabel(part, path)].join(' › ');
  const item = items.at(-1);
  return (
    <div className={styles.difference}>
      <dt>{label}</dt>
      {isItem && item !== undefined && (
        <dd data-kind={what.kind}>{t(`comparison.${what.kind}`, { name: nameOf(item) })}</dd>
      )}
      {what.kind === 'moved' && <dd>{t('comparison.moved')}</dd>}
      {what.kind === 'text' && (
        <dd className={styles.text}>
          <ChangedText before={what.before} after={what.after} />
        </dd>
      )}
      {what.kind === 'field' && (
        <dd className={styles.values}>
          <del>{valueWords(path, what.before)}</del>
          <span aria-hidden="true"> → </span>
          <ins>{valueWords(path, what.after, what.before)}</ins>
        </dd>
      )}
    </div>
  );
}

function ChangedText({ before, after }: { readonly before: string; readonly after: string }) {
  return wordDifferences(before, after).map(({ at: passage, runs }) => (
    <p key={passage}>
      {runs.map(({ kind, text, at }) => {
        if (kind === 'gone') return <del key={at}>{text}</del>;
        return kind === 'new' ? <ins key={at}>{text}</ins> : <span key={at}>{text}</span>;
      })}
    </p>
  ));
}

const isOptionList = (key: string): key is keyof typeof OPTIONS => Object.hasOwn(OPTIONS, key);
const isDay = (value: string): boolean => /^\d{4}-\d\d-\d\d$/.test(value);

/** A value of a field as the form has it in words, as far as its path tells. */
function useValueWords(): (path: string, value: ShownValue, before?: ShownValue) => string {
  const { t } = useTranslation('versions');
  const language = useLanguage();
  return (path, value, before) => {
    if (value === null || value === '') return t('comparison.blank');
    if (typeof value === 'boolean') return t(value ? 'comparison.yes' : 'comparison.no');
    if (typeof value === 'number') return value.toLocaleString(language);
    if (isFileReference(value)) {
      const isOther = typeof before === 'string' && isFileReference(before);
      return t(isOther ? 'comparison.otherPicture' : 'comparison.picture');
    }
    if (isDay(value)) return formatDay(value, language);
    const list = path.split('.').findLast((step) => !/^\d+$/.test(step)) ?? '';
    const word = isOptionList(list) ? wordResource('options', `${list}.${value}`) : undefined;
    return typeof word === 'string' ? word : value;
  };
}
