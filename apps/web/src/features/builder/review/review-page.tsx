import type { SectionCompleteness } from '@trazo/plan/completeness';
import { minutesLeft } from '@trazo/plan/time-left';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCircleCheck, IconEye } from '../../../shared/icons/icons.ts';
import { planAddress } from '../../../shared/layout/builder-address.ts';
import { ButtonLink } from '../../../shared/layout/button-link.tsx';
import { useUser } from '../../../shared/session/use-session.ts';
import { PriceNote } from '../../../workspace/billing/price-note.tsx';
import { formAddress } from '../../../workspace/plan-store/form-address.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import { useShownDraft } from '../../../workspace/plan-store/use-draft.ts';
import { DraftStatus } from '../shell/draft-status.tsx';
import { usePlanCompleteness, usePlanRatio } from '../shell/use-completeness.ts';
import { LikelyNotApplicable } from './likely-not-applicable.tsx';
import styles from './review.module.css';
import { DispensedSection, SectionReview } from './section-review.tsx';

interface ReviewPageProps {
  /** The first page of the document. */
  readonly preview: ReactNode;
  /** What a bank would ask about the figures; says how many it would refuse for. */
  readonly doubts: (onFound: (serious: number) => void) => ReactNode;
}

/** “Am I done?”: what a bank would send the plan back for, what would make it stronger, and the way on. */
export function ReviewPage({ preview, doubts }: ReviewPageProps) {
  const { t } = useTranslation('builder');
  const sections = usePlanCompleteness();
  const dispensed = sections.filter(({ applies }) => !applies);
  const [serious, setSerious] = useState(0);
  return (
    <div className={styles.page}>
      <div className={styles.findings}>
        <header className={styles.head}>
          <h1>{t('review.title')}</h1>
          <Verdict sections={sections} serious={serious} />
        </header>
        {doubts(setSerious)}
        <LikelyNotApplicable />
        <ol className={styles.sections}>
          {sections
            .filter(({ applies }) => applies)
            .map((section) => (
              <SectionReview key={section.section} {...section} />
            ))}
        </ol>
        {dispensed.length > 0 && (
          <section className={styles.dispensed} aria-labelledby="review-dispensed">
            <h2 id="review-dispensed">{t('applicability.title')}</h2>
            <ul>
              {dispensed.map(({ section }) => (
                <DispensedSection key={section} section={section} />
              ))}
            </ul>
          </section>
        )}
      </div>
      <WayOut preview={preview} />
      <LowerBar />
    </div>
  );
}

interface VerdictProps {
  readonly sections: readonly SectionCompleteness[];
  /** How many figures a bank would refuse for. */
  readonly serious: number;
}

/** In one sentence: ready, or what keeps it from that and how long it takes. */
function Verdict({ sections, serious }: VerdictProps) {
  const { t } = useTranslation('builder');
  const duration = useDuration();
  const percent = Math.round(usePlanRatio() * 100);
  const needed = sections.flatMap((section) => section.needed);
  const better = sections.reduce((sum, section) => sum + section.better.length, 0);
  if (needed.length === 0 && serious > 0)
    return (
      <div className={styles.verdict} role="status">
        <div>
          <p className={styles.answer}>{t('review.written')}</p>
          <p>{t('review.askedFirst')}</p>
        </div>
      </div>
    );
  if (needed.length === 0)
    return (
      <div className={styles.verdict} data-ready role="status">
        <IconCircleCheck size={28} stroke={1.5} />
        <div>
          <p className={styles.answer}>{t('review.ready')}</p>
          <p>{better === 0 ? t('review.nothing') : t('review.stronger', { count: better })}</p>
        </div>
      </div>
    );
  return (
    <div className={styles.verdict} role="status">
      <div>
        <p className={styles.answer}>{t('review.missing', { count: needed.length })}</p>
        <p>{t('review.left', { percent, duration: duration(minutesLeft(needed)) })}</p>
      </div>
    </div>
  );
}

function useWayOut() {
  const plan = useShownDraft();
  const isPaid = useUser()?.user_entitlement.may_export === true;
  return {
    isPaid,
    document: planAddress(plan, 'document'),
    next: planAddress(plan, isPaid ? 'document' : 'register'),
  };
}

/** On a small screen: the document and the next step, always in view. */
function LowerBar() {
  const { t } = useTranslation('builder');
  const { isPaid, document, next } = useWayOut();
  return (
    <div className={styles.bar}>
      {!isPaid && (
        <ButtonLink variant="default" to={document} aria-label={t('form.showPreview')}>
          <IconEye size={20} stroke={1.5} />
        </ButtonLink>
      )}
      <ButtonLink to={next}>{t(isPaid ? 'review.download' : 'review.register')}</ButtonLink>
    </div>
  );
}

/** What comes next and what it costs; nothing keeps a user from it. */
function WayOut({ preview }: { readonly preview: ReactNode }) {
  const store = usePlanStore();
  const { t } = useTranslation('builder');
  const { isPaid, document, next } = useWayOut();
  return (
    <aside className={styles.wayOut}>
      <h2>{t('review.next')}</h2>
      {preview}
      <DraftStatus />
      <PriceNote className={styles.price} />
      <div className={styles.ways}>
        <ButtonLink to={next}>{t(isPaid ? 'review.download' : 'review.register')}</ButtonLink>
        {!isPaid && (
          <ButtonLink variant="default" to={document}>
            {t('form.showPreview')}
          </ButtonLink>
        )}
        <ButtonLink data-in-text variant="subtle" to={formAddress(store)}>
          {t('form.showForm')}
        </ButtonLink>
      </div>
    </aside>
  );
}

const HOUR = 60;

/** Minutes as people say them: “about 40 min”, “about 2 h 30 min”. */
function useDuration(): (minutes: number) => string {
  const { t } = useTranslation('builder');
  return (minutes) => {
    const hours = Math.floor(minutes / HOUR);
    const rest = minutes % HOUR;
    if (hours === 0) return t('review.minutes', { minutes });
    return rest === 0 ? t('review.hours', { hours }) : t('review.hoursAndMinutes', { hours, minutes: rest });
  };
}
