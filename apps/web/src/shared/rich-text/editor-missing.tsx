import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './rich-text.module.css';
import { editorLoader } from './use-rich-editor.ts';

interface EditorMissingProps {
  /** Whether the text can be written in without it. */
  readonly isWritable: boolean;
}

/** Says that the editor did not come, and fetches it again. */
export function EditorMissing({ isWritable }: EditorMissingProps) {
  const { t } = useTranslation('fields');
  return (
    <div role="status" className={styles.missing}>
      <span>{t(isWritable ? 'richText.noTools' : 'richText.noEditor')}</span>
      <Button data-in-text variant="subtle" onClick={editorLoader.retry}>
        {t('richText.retry')}
      </Button>
    </div>
  );
}
