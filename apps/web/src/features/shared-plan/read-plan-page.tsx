import { Button, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { openPlan } from '@trazo/contract/api/plans';
import { attachedFileName, PRODUCT_NAME } from '@trazo/plan/product';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../shared/api/api-client.ts';
import { bodyOf, statusOf } from '../../shared/api/body-of.ts';
import { generatePdf } from '../../shared/api/generate-pdf.ts';
import layout from '../../shared/design/layout.module.css';
import { ButtonLink } from '../../shared/layout/button-link.tsx';
import { HomeLink } from '../../shared/site/home-link.tsx';
import { MAIN_ID, SkipLink } from '../../shared/site/skip-link.tsx';
import { openDocument } from '../../workspace/document-view/shown-document.ts';
import { usePeople } from '../../workspace/people/use-people.ts';
import { SharedPages } from './shared-pages.tsx';
import styles from './shared-plan.module.css';
import { usePeoplesComments } from './use-peoples-comments.ts';

/** A plan of another account, for a co-author who does not write: its document, with the watermark that its owner sees, and comments. */
export function ReadPlanPage({ id }: { readonly id: string }) {
  const { t } = useTranslation(['people', 'planSync']);
  const { data: people } = usePeople(id);
  const read = useQuery({
    queryKey: ['read', id],
    retry: false,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const plan = bodyOf(await callApi(openPlan, { params: { id }, signal }));
      const { business_plan_content: content, business_plan_name: name } = plan;
      const request = { content, business_plan_id: id, business_plan_cover: null };
      const pdf = bodyOf(await generatePdf(id, request, { signal, base: undefined }));
      return { name, document: await openDocument(pdf) };
    },
  });
  const { data, error } = read;
  const comments = usePeoplesComments(id, people);
  useEffect(() => () => void data?.document.pdf.loadingTask.destroy(), [data]);
  const name = data?.name || t('planSync:unnamed');
  return (
    <div className={styles.page}>
      <title>{`${name} · ${PRODUCT_NAME}`}</title>
      <SkipLink />
      <header className={`${layout.navbar} ${styles.head}`}>
        <h1>{name}</h1>
        <HomeLink />
      </header>
      <main className={styles.main} id={MAIN_ID} tabIndex={-1}>
        {data !== undefined && (
          <SharedPages
            document={data.document}
            fileName={people?.may_export === true ? attachedFileName(data.name) : undefined}
            comments={comments}
          />
        )}
        {data === undefined && error === null && (
          <div className={layout.prose} role="status">
            <Loader aria-hidden="true" color="var(--accent)" />
            <p className={layout.lead}>{t('people:reading.opening')}</p>
          </div>
        )}
        {data === undefined && error !== null && (
          <div className={layout.prose} role="alert">
            <h2>{t('people:reading.failed')}</h2>
            <p className={layout.lead}>
              {statusOf(error) === 404 ? t('people:reading.gone') : error.message}
            </p>
            <div>
              <Button onClick={() => read.refetch()}>{t('people:retry')}</Button>
            </div>
            <div>
              <ButtonLink to="/my-plans">{t('people:reading.back')}</ButtonLink>
            </div>
          </div>
        )}
      </main>
    </div>
  );
}
