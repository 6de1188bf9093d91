import { Button } from '@mantine/core';
import { PRODUCT_NAME } from '@trazo/plan/product';
import { useTranslation } from 'react-i18next';
import { assembleContent } from '../../shared/drafts/assemble-content.ts';
import { draftStore } from '../../shared/drafts/this-tab.ts';
import { ButtonLink } from '../../shared/layout/button-link.tsx';
import layout from '../../shared/layout/layout.module.css';
import { saveFile } from '../../shared/layout/save-file.ts';
import { DraftStatus } from './draft-status.tsx';

/** Says what comes next and what stays: until accounts open, the draft lives here or in a file. */
export function RegisterPage() {
  const { t } = useTranslation('builder');
  const download = async () => {
    const { draft } = draftStore.getState();
    const name = draft.general.companyName.trim() || PRODUCT_NAME;
    saveFile(`${name}.json`, new Blob([await assembleContent(draft)], { type: 'application/json' }));
  };
  return (
    <div className={layout.prose}>
      <h1>{t('register.title')}</h1>
      <p className={layout.lead}>{t('register.lead')}</p>
      <p>{t('register.kept')}</p>
      <p>{t('register.copy')}</p>
      <div className={layout.actions}>
        <ButtonLink to="/builder/form">{t('register.back')}</ButtonLink>
        <Button variant="default" onClick={download}>
          {t('register.download')}
        </Button>
      </div>
      <DraftStatus />
    </div>
  );
}
