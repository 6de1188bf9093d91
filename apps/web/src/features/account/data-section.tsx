import { Button } from '@mantine/core';
import { exportUser } from '@trazo/contract/api/accounts';
import { PRODUCT_NAME } from '@trazo/plan/product';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../shared/account-form/account-form.tsx';
import { useAction } from '../../shared/actions/use-action.ts';
import { callForFile } from '../../shared/api/api-client.ts';
import { saveFile } from '../../shared/files/save-file.ts';
import { AccountSection } from './account-section.tsx';

/** Everything the account holds, to take away. */
export function DataSection() {
  const { t } = useTranslation('account');
  const fetchCopy = useAction(
    () => callForFile(exportUser, 'application/zip', {}),
    (copy) => saveFile(`${PRODUCT_NAME} ${new Date().toISOString().slice(0, 10)}.zip`, copy),
  );
  return (
    <AccountSection title={t('data.title')} note={t('data.note')}>
      <div>
        <Button variant="default" loading={fetchCopy.busy} onClick={fetchCopy.run}>
          {t('data.action')}
        </Button>
      </div>
      <p role="status">{fetchCopy.busy && t('data.preparing')}</p>
      <Failure text={fetchCopy.failure} />
    </AccountSection>
  );
}
