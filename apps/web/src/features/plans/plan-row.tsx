import { PlanActions, type PlanActionsProps } from './plan-actions.tsx';
import { usePlanFacts } from './plan-facts.ts';
import styles from './plan-row.module.css';
import shelf from './plans.module.css';

type PlanRowProps = Pick<PlanActionsProps, 'plan' | 'beforeDelivery'>;

/** One plan among many: what its card says, in a line. */
export function PlanRow({ plan, beforeDelivery }: PlanRowProps) {
  const { name, owner, changed, percent, complete, standing, comments } = usePlanFacts(plan);
  const about = [...(owner === undefined ? [] : [owner]), ...standing];
  return (
    <article className={styles.row} aria-label={name}>
      <div>
        <h2 className={styles.name} title={name}>
          {name}
        </h2>
        {about.length > 0 && (
          <p className={styles.about}>
            {about.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        )}
      </div>
      <div className={styles.progress}>
        <p>{complete}</p>
        <div className={shelf.bar} aria-hidden="true">
          <span style={{ width: `${percent}%` }} />
        </div>
      </div>
      <p className={styles.changed}>{changed}</p>
      <p className={styles.comments}>{comments}</p>
      <PlanActions plan={plan} name={name} beforeDelivery={beforeDelivery} isCompact />
    </article>
  );
}
