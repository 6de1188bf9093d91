import { Button, Loader } from '@mantine/core';
import { Failure } from '@trazo/web/shared/account-form/account-form.tsx';
import layout from '@trazo/web/shared/design/layout.module.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './operator.module.css';
import type { ConsoleQuery } from './operator-query.ts';

interface ConsolePartProps<Body> {
  readonly title: string;
  readonly note?: string;
  readonly query: ConsoleQuery<Body>;
  readonly children: (body: Body) => ReactNode;
}

/** A part of the console, once what it shows is there. */
export function ConsolePart<Body>({ title, note, query, children }: ConsolePartProps<Body>) {
  const { t } = useTranslation(['operator', 'auth']);
  const { body, failure, busy, again } = query;
  return (
    <section className={styles.part} aria-label={title}>
      <header className={layout.passage}>
        <h2>{title}</h2>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </header>
      {body === undefined && failure === undefined && (
        <Loader size="sm" color="var(--accent)" role="status" aria-label={t('auth:loading.label')} />
      )}
      {failure !== undefined && (
        <>
          <Failure text={failure} />
          <div>
            <Button variant="default" loading={busy} onClick={again}>
              {t('operator:retry')}
            </Button>
          </div>
        </>
      )}
      {body !== undefined && children(body)}
    </section>
  );
}
