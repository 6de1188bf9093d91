import { Button } from '@mantine/core';
import type { Dispensable } from '@trazo/plan/sections/not-applicable';
import { SECTION_IDS } from '@trazo/plan/sections/section-ids';
import { useTranslation } from 'react-i18next';
import { declare, useLikelyNotApplicable } from '../../../workspace/plan-form/use-applicability.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import styles from './review.module.css';
import { useFindingName } from './use-finding-name.ts';

/** Sections and fields that this plan most likely has no use for, each to be declared by one press. */
export function LikelyNotApplicable() {
  const { t } = useTranslation('builder');
  const likely = useLikelyNotApplicable();
  if (likely.length === 0) return null;
  return (
    <section className={styles.likely} aria-labelledby="review-likely">
      <h2 id="review-likely">{t('review.likely')}</h2>
      <ul>
        {likely.map((name) => (
          <LikelyItem key={name} name={name} />
        ))}
      </ul>
    </section>
  );
}

function LikelyItem({ name }: { readonly name: Dispensable }) {
  const { t } = useTranslation(['builder', 'navigation', ...SECTION_IDS]);
  const store = usePlanStore();
  const nameOf = useFindingName();
  const section = SECTION_IDS.find((id) => name === id || name.startsWith(`${id}.`));
  if (section === undefined) return null;
  const path = name.slice(section.length + 1);
  const label = path === '' ? t(`${section}:title`) : nameOf(store.getState().draft, { section, path });
  return (
    <li>
      <span>{label}</span>
      <Button
        variant="default"
        aria-label={t('navigation:labelled', { label, text: t('builder:applicability.declare') })}
        onClick={() => declare(store, [name], false)}
      >
        {t('builder:applicability.declare')}
      </Button>
    </li>
  );
}
