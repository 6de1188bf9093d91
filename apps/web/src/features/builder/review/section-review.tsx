import { Button } from '@mantine/core';
import type { SectionCompleteness } from '@trazo/plan/completeness';
import { balanceOf } from '@trazo/plan/finance/balance';
import type { Finding } from '@trazo/plan/findings';
import { isDispensableSection } from '@trazo/plan/sections/not-applicable';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCheck } from '../../../shared/icons/icons.ts';
import { AppLink } from '../../../shared/site/app-link.tsx';
import { readableBalance } from '../../../workspace/plan-form/readable-finance.ts';
import { declare } from '../../../workspace/plan-form/use-applicability.ts';
import { useMoney } from '../../../workspace/plan-form/use-money.ts';
import { sectionAddress } from '../../../workspace/plan-store/form-address.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import { useProgress } from '../../../workspace/plan-store/progress.ts';
import { useDraft } from '../../../workspace/plan-store/use-draft.ts';
import styles from './review.module.css';
import { useFindingName } from './use-finding-name.ts';

/** More lines than these are folded: a page of them frightens and helps no one. */
const SHOWN = 6;

/** One section: what it lacks, each a link to where it is put right; a section not begun is one link. */
export function SectionReview({ section, needed, better, isEmpty }: SectionCompleteness) {
  const store = usePlanStore();
  const { t } = useTranslation(['builder', section, 'navigation']);
  const { isSummaryLast } = useProgress();
  const isDone = needed.length === 0;
  const state = isEmpty ? t('builder:review.empty') : t('builder:form.missing', { count: needed.length });
  return (
    <li className={styles.section} data-done={isDone || undefined}>
      <h2>
        <AppLink to={sectionAddress(store, section)}>{t(`${section}:title`)}</AppLink>
      </h2>
      <p className={styles.state} data-missing={(!isDone && !isEmpty) || undefined}>
        {isDone ? <IconCheck size={20} stroke={2} label={t('builder:form.complete')} /> : state}
      </p>
      {section === 'summary' && isEmpty && isSummaryLast && <p>{t('builder:summaryLast.now')}</p>}
      {isEmpty ? (
        <div className={styles.begin}>
          <AppLink
            to={sectionAddress(store, section)}
            aria-label={t('navigation:labelled', {
              label: t('builder:review.begin'),
              text: t(`${section}:title`),
            })}
          >
            {t('builder:review.begin')}
          </AppLink>
          {isDispensableSection(section) && (
            <Button
              variant="subtle"
              size="compact-md"
              px={0}
              className={styles.declare}
              aria-label={t('navigation:labelled', {
                label: t(`${section}:title`),
                text: t('builder:applicability.declare'),
              })}
              onClick={() => declare(store, [section], false)}
            >
              {t('builder:applicability.declare')}
            </Button>
          )}
        </div>
      ) : (
        <>
          <FindingList findings={needed} />
          {better.length > 0 && (
            <>
              <h3>{t('builder:review.better')}</h3>
              <FindingList findings={better} />
            </>
          )}
        </>
      )}
    </li>
  );
}

/** A section that the plan has no use for, and the way back. */
export function DispensedSection({ section }: { readonly section: SectionId }) {
  const store = usePlanStore();
  const { t } = useTranslation(['builder', section, 'navigation']);
  if (!isDispensableSection(section)) return null;
  const label = t(`${section}:title`);
  const words = t('builder:applicability.takeBack');
  return (
    <li>
      <span>{label}</span>
      <Button
        variant="subtle"
        size="compact-md"
        className={styles.declare}
        aria-label={t('navigation:labelled', { label, text: words })}
        onClick={() => declare(store, [section], true)}
      >
        {words}
      </Button>
    </li>
  );
}

function FindingList({ findings }: { readonly findings: readonly Finding[] }) {
  const { t } = useTranslation('builder');
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? findings : findings.slice(0, SHOWN);
  const rest = findings.length - shown.length;
  return (
    <>
      <ul className={styles.list}>
        {shown.map((finding) => (
          <FindingLine key={finding.path} {...finding} />
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="subtle" className={styles.declare} onClick={() => setOpen(true)}>
          {t('review.more', { count: rest })}
        </Button>
      )}
    </>
  );
}

function FindingLine(finding: Finding) {
  const store = usePlanStore();
  const { section, path } = finding;
  const nameOf = useFindingName();
  const name = useDraft(({ draft }) => nameOf(draft, finding));
  const note = useFindingNote(finding);
  return (
    <li>
      <AppLink to={`${sectionAddress(store, section)}#${section}.${path}`}>{name}</AppLink>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </li>
  );
}

/** What is wrong with a field, in a few words; nothing where it is only blank. */
function useFindingNote({ kind }: Finding): string | undefined {
  const { t } = useTranslation(['builder', 'finance']);
  const money = useMoney();
  const difference = useDraft(({ draft }) => balanceOf(readableBalance(draft.finance.balance)).difference);
  if (kind === 'missing' || kind === 'blank') return undefined;
  if (kind === 'unbalanced')
    return t('finance:document.unbalanced', { difference: money(difference.replace('-', '')) });
  return t(`builder:review.notes.${kind}`);
}
