import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { askToFind } from '../../../shared/commands/find-request.ts';
import { IconSearch } from '../../../shared/icons/icons.ts';
import { keysInWords } from '../../../shared/keys/key-names.ts';
import styles from './find-button.module.css';

/** Opens the palette that finds a section or field. */
export function FindButton({ onFind }: { readonly onFind: () => void }) {
  const { t } = useTranslation('builder');
  return (
    <Button
      className={styles.find}
      variant="default"
      fullWidth
      justify="start"
      leftSection={<IconSearch size={18} stroke={1.5} />}
      rightSection={
        <span className={styles.keys} aria-hidden="true">
          {keysInWords(['Mod', 'K'])}
        </span>
      }
      onClick={() => {
        onFind();
        askToFind();
      }}
    >
      {t('commands.open')}
    </Button>
  );
}
