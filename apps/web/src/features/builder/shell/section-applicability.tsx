import { Button } from '@mantine/core';
import type { DispensableSection } from '@trazo/plan/sections/not-applicable';
import { useTranslation } from 'react-i18next';
import { declare, useLikelyNotApplicable } from '../../../workspace/plan-form/use-applicability.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import styles from './section-applicability.module.css';

const focusTitle = () => document.getElementById('section-title')?.focus();

/** At the end of a section that not every plan has; said aloud where the plan most likely has none. */
export function DeclareSection({ section }: { readonly section: DispensableSection }) {
  const store = usePlanStore();
  const { t } = useTranslation('builder');
  const isLikely = useLikelyNotApplicable().includes(section);
  return (
    <aside className={styles.declare} data-likely={isLikely || undefined}>
      <p>{t(isLikely ? 'applicability.likely' : 'applicability.ask')}</p>
      <Button
        variant={isLikely ? 'default' : 'subtle'}
        {...(!isLikely && { px: 0 })}
        onClick={() => {
          declare(store, [section], false);
          focusTitle();
        }}
      >
        {t('applicability.declare')}
      </Button>
    </aside>
  );
}

/** In place of the form: what is written is kept, and comes back. */
export function NotApplicable({ section }: { readonly section: DispensableSection }) {
  const store = usePlanStore();
  const { t } = useTranslation('builder');
  return (
    <div className={styles.declared}>
      <p>
        <strong>{t('applicability.title')}</strong>
      </p>
      <p>{t('applicability.text')}</p>
      <Button
        variant="default"
        onClick={() => {
          declare(store, [section], true);
          focusTitle();
        }}
      >
        {t('applicability.takeBack')}
      </Button>
    </div>
  );
}
