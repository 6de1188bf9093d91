import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import styles from './account-form.module.css';
import type { AccountForm } from './use-account-form.ts';

interface AccountFormProps<Values extends FieldValues> {
  readonly form: Pick<AccountForm<Values>, 'submit' | 'busy' | 'failure'>;
  readonly action: string;
  readonly children: ReactNode;
  /** Beside the button. */
  readonly aside?: ReactNode;
}

/** Fields, what went wrong with the whole, and the button. */
export function AccountFormFrame<Values extends FieldValues>({
  form,
  action,
  children,
  aside,
}: AccountFormProps<Values>) {
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      {children}
      <Failure text={form.failure} />
      <div className={styles.actions}>
        <Button type="submit" loading={form.busy}>
          {action}
        </Button>
        {aside}
      </div>
    </form>
  );
}

/** What went wrong, read out when it appears. */
export function Failure({ text }: { text: ReactNode }) {
  return (
    <div className={styles.liveRegion} role="alert">
      {text && <p className={styles.failure}>{text}</p>}
    </div>
  );
}
