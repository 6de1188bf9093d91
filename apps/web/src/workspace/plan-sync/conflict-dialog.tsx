import { Button, Modal } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiAddress } from '../../shared/api/api-address.ts';
import { useOpenerFocus } from '../../shared/dialogs/use-opener-focus.ts';
import { formatMoment } from '../../shared/formatting/moment-text.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import { printableContent } from '../drafts/assemble-content.ts';
import { useOfferUndo } from '../drafts/offer-undo.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { DraftCover } from './draft-cover.tsx';
import styles from './plan-sync.module.css';
import type { Elsewhere } from './sync-state.ts';
import { planSync } from './this-tab-sync.ts';
import { differencesOf, type PartDifference } from './version-differences.ts';
import { versionName } from './version-name.ts';

type Choice = 'mine' | 'theirs' | 'both';

interface ConflictDialogProps {
  readonly theirs: Elsewhere;
  readonly onClose: () => void;
}

/** Both versions beside each other, how they differ in words, and the choice; whatever is chosen, nothing is lost unasked. */
export function ConflictDialog({ theirs: { summary, content }, onClose }: ConflictDialogProps) {
  const offerUndo = useOfferUndo();
  useOpenerFocus();
  const { t } = useTranslation('planSync');
  const language = useLanguage();
  const draft = useDraft((state) => state.draft);
  const [deciding, setDeciding] = useState<Choice>();
  const differences = useMemo(() => differencesOf(printableContent(draft), content), [draft, content]);
  const stateOf = (choice: Choice) => ({
    loading: deciding === choice,
    disabled: deciding !== undefined && deciding !== choice,
  });
  const decide = async (choice: Choice) => {
    setDeciding(choice);
    const copyName = versionName(draft.general.companyName, t('unnamed'), (name) =>
      t('conflict.copyName', { name }),
    );
    const undo = await planSync.resolve(choice, copyName);
    if (undo !== undefined) offerUndo(t('conflict.done'), t('undo'), undo);
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="min(46rem, 100%)"
      title={t('conflict.title')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className={styles.dialog}>
        <div className={styles.versions}>
          <section className={styles.version}>
            <h3>{t('conflict.here')}</h3>
            <p>{t('conflict.now')}</p>
            <DraftCover draft={draft} label={t('conflict.cover')} />
          </section>
          <section className={styles.version}>
            <h3>{t('conflict.there')}</h3>
            <p>{t('conflict.savedAt', { date: formatMoment(summary.updated_at, language) })}</p>
            <div className={styles.sheet}>
              <img src={apiAddress(summary.business_plan_cover)} alt={t('conflict.cover')} />
            </div>
          </section>
        </div>
        <Differences differences={differences} />
        <div className={styles.actions}>
          <Button {...stateOf('mine')} onClick={() => decide('mine')}>
            {t('conflict.mine')}
          </Button>
          <Button variant="default" {...stateOf('theirs')} onClick={() => decide('theirs')}>
            {t('conflict.theirs')}
          </Button>
          <Button variant="default" {...stateOf('both')} onClick={() => decide('both')}>
            {t('conflict.both')}
          </Button>
        </div>
        <p className={styles.counts}>{t('conflict.bothHint')}</p>
      </div>
    </Modal>
  );
}

function Differences({ differences }: { differences: readonly PartDifference[] }) {
  const { t } = useTranslation(['planSync', 'drafts']);
  if (differences.length === 0) return null;
  return (
    <section>
      <h3>{t('planSync:conflict.differences')}</h3>
      <ul className={styles.differences}>
        {differences.map((difference) => (
          <Difference key={difference.part} {...difference} />
        ))}
      </ul>
    </section>
  );
}

function Difference({ part, changed, onlyMine, onlyTheirs, excerpt }: PartDifference) {
  const { t } = useTranslation(['planSync', 'drafts', part === 'theme' ? 'drafts' : part]);
  const counts = [
    changed > 0 && t('planSync:conflict.changed', { count: changed }),
    onlyMine > 0 && t('planSync:conflict.onlyHere', { count: onlyMine }),
    onlyTheirs > 0 && t('planSync:conflict.onlyThere', { count: onlyTheirs }),
  ].filter((text) => text !== false);
  return (
    <li>
      <strong>{part === 'theme' ? t('drafts:theme') : t(`${part}:title`)}</strong>
      <p className={styles.counts}>{counts.join(' · ')}</p>
      {excerpt && (
        <dl className={styles.excerpts}>
          <div>
            <dt>{t('planSync:conflict.here')}</dt>
            <dd>{excerpt.mine || t('planSync:conflict.blank')}</dd>
          </div>
          <div>
            <dt>{t('planSync:conflict.there')}</dt>
            <dd>{excerpt.theirs || t('planSync:conflict.blank')}</dd>
          </div>
        </dl>
      )}
    </li>
  );
}
