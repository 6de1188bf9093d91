import { Button } from '@mantine/core';
import { PRODUCT_NAME } from '@trazo/plan/product';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { saveFile } from '../../shared/files/save-file.ts';
import { ButtonLink } from '../../shared/layout/button-link.tsx';
import { useHasHadNetwork } from '../../shared/offline/use-network.ts';
import { useIsSignedIn } from '../../shared/session/use-session.ts';
import { NoNetwork } from '../../shared/site/no-network.tsx';
import { PriceNote } from '../../workspace/billing/price-note.tsx';
import { isEmptyDraft } from '../../workspace/plan-store/draft.ts';
import { formAddress, reviewAddress } from '../../workspace/plan-store/form-address.ts';
import { usePlanStore } from '../../workspace/plan-store/plan-context.tsx';
import { useDraft } from '../../workspace/plan-store/use-draft.ts';
import { useIsBegun } from '../../workspace/plan-store/use-is-begun.ts';
import { useSyncState } from '../../workspace/plan-sync/use-plan-sync.ts';
import { writeDraftFile } from './draft-file.ts';
import styles from './register-page.module.css';
import { DraftStatus } from './shell/draft-status.tsx';

interface RegisterPageProps {
  /** Creating an account, or signing in. */
  readonly account: ReactNode;
  /** What it costs, and paying it. */
  readonly payment: ReactNode;
  /** The first page of the document, if there is one. */
  readonly preview?: ReactNode;
}

/** Step 3: account and payment, and beside them the draft they are for. Where nothing is begun, a page to sign up on. */
export function RegisterPage({ account, payment, preview }: RegisterPageProps) {
  const { t } = useTranslation(['builder', 'auth']);
  const hasHadNetwork = useHasHadNetwork();
  const isBegun = useIsBegun();
  const isSignedIn = useIsSignedIn();
  const hasPayment = isBegun || isSignedIn;
  const hasDraft = useDraft(({ draft }) => !isEmptyDraft(draft));
  return (
    <div
      className={styles.register}
      data-alone={!hasDraft || undefined}
      data-plain={!hasPayment || undefined}
    >
      <div className={styles.registerSteps}>
        <div>
          <h1>{t(hasPayment ? 'builder:register.title' : 'auth:signIn.create')}</h1>
          <div className={styles.registerLead}>
            <PriceNote />
          </div>
        </div>
        {hasHadNetwork ? (
          <>
            {account}
            {hasPayment && payment}
          </>
        ) : (
          <NoNetwork as="h2" />
        )}
      </div>
      {hasDraft ? (
        <DraftBeside preview={preview} />
      ) : (
        <p>
          <Link data-apart to="/builder/select-template">
            {t('builder:steps.selectTemplate')}
          </Link>
        </p>
      )}
    </div>
  );
}

function DraftBeside({ preview }: { preview: ReactNode }) {
  const { t } = useTranslation('builder');
  const store = usePlanStore();
  const name = useDraft(({ draft }) => draft.general.companyName.trim());
  const kept = useDraft(({ saving }) => saving.kind !== 'notSaved');
  const { kind: syncState } = useSyncState();
  const download = async () => {
    const { draft } = store.getState();
    saveFile(`${name || PRODUCT_NAME}.json`, await writeDraftFile(draft));
  };
  return (
    <aside className={styles.registerDraft}>
      <h2>{name || t('register.draftTitle')}</h2>
      {preview}
      {kept && <p>{t(syncState === 'saved' ? 'register.inPlans' : 'register.kept')}</p>}
      <DraftStatus />
      <Button variant="default" onClick={download}>
        {t('register.download')}
      </Button>
      <ButtonLink data-in-text variant="subtle" to={reviewAddress(store)}>
        {t('review.open')}
      </ButtonLink>
      <ButtonLink data-in-text variant="subtle" to={formAddress(store)}>
        {t('register.back')}
      </ButtonLink>
    </aside>
  );
}
