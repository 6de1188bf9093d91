import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Failure } from './account-form.tsx';

interface FailedQueryProps {
  readonly query: {
    readonly data: unknown;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
}

/** Why there is nothing to show, with a button that asks again; nothing as long as there is something. */
export function FailedQuery({ query: { data, error, refetch } }: FailedQueryProps) {
  const { t } = useTranslation('navigation');
  if (data !== undefined || error === null) return null;
  return (
    <>
      <Failure text={error.message} />
      <div>
        <Button variant="default" onClick={() => refetch()}>
          {t('retry')}
        </Button>
      </div>
    </>
  );
}
