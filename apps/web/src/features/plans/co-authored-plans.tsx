import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { CoAuthoredPlan } from '@trazo/contract/api/co-authors';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useOnce } from '../../shared/actions/use-once.ts';
import { formatMoment } from '../../shared/formatting/moment-text.ts';
import { IconUsers } from '../../shared/icons/icons.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import { PeopleDialog } from '../../workspace/people/people-dialog.tsx';
import { useCoAuthoredPlans } from '../../workspace/people/use-people.ts';
import { openSavedPlan } from '../../workspace/plan-sync/open-saved-plan.ts';
import { PlanCover } from './plan-cover.tsx';
import { isShown } from './plan-name.ts';
import styles from './plans.module.css';

/** The plans of others that the user may read or write in; nothing where there are none. */
export function CoAuthoredPlans() {
  const { t } = useTranslation('people');
  const { data: plans = [] } = useCoAuthoredPlans();
  if (plans.length === 0) return null;
  return (
    <section className={styles.coAuthored} aria-labelledby="co-authored">
      <h2 id="co-authored">{t('shared.title')}</h2>
      <ul className={styles.shelf}>
        {plans.map((plan) => (
          <li key={plan._id}>
            <CoAuthoredCard plan={plan} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CoAuthoredCard({ plan }: { readonly plan: CoAuthoredPlan }) {
  const { t } = useTranslation(['plans', 'people', 'planSync']);
  const language = useLanguage();
  const navigate = useNavigate();
  const [isOpen, people] = useDisclosure();
  const name = isShown(plan.business_plan_name) ? plan.business_plan_name : t('planSync:unnamed');
  const open = useOnce(async () => {
    if (plan.role === 'edit') {
      await openSavedPlan(plan._id, () => void navigate('/builder/select-template'));
    } else await navigate(`/read/${plan._id}`);
  });
  return (
    <article className={styles.card} aria-label={name}>
      <PlanCover
        address={plan.business_plan_cover}
        label={t('plans:card.cover', { name })}
        onFailed={() => undefined}
      />
      <div className={styles.cardBody}>
        <h3 className={styles.cardTitle} title={name}>
          {name}
        </h3>
        <p className={styles.meta}>{t('people:shared.of', { owner: plan.owner_name })}</p>
        <p className={styles.meta}>
          {t('plans:card.changed', { date: formatMoment(plan.updated_at, language) })}
        </p>
        <p className={styles.state}>
          <strong>{t('plans:card.complete', { percent: Math.round(plan.completeness * 100) })}</strong>
          <span>{t(`people:shared.${plan.role}`)}</span>
        </p>
        <div className={styles.cardActions}>
          <Button variant="default" loading={open.busy} onClick={open.run}>
            {t(plan.role === 'edit' ? 'plans:action.edit' : 'plans:action.open')}
          </Button>
          <Button variant="default" leftSection={<IconUsers size={18} stroke={1.5} />} onClick={people.open}>
            {t('people:people')}
          </Button>
        </div>
      </div>
      {isOpen && <PeopleDialog id={plan._id} name={name} onClose={people.close} />}
    </article>
  );
}
