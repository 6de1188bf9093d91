import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useOpenerFocus } from '../../shared/dialogs/use-opener-focus.ts';
import type { Keys } from '../../shared/keys/key-names.ts';
import styles from './commands.module.css';
import { KeyCaps } from './key-caps.tsx';

const SHORTCUTS = {
  everywhere: [
    { name: 'find', keys: [['Mod', 'K']] },
    { name: 'keys', keys: [['?']] },
    { name: 'undo', keys: [['Mod', 'Z']] },
    { name: 'redo', keys: [['Mod', 'Shift', 'Z']] },
  ],
  form: [
    { name: 'next', keys: [['Alt', '↓']] },
    { name: 'previous', keys: [['Alt', '↑']] },
    { name: 'meaning', keys: [['F1']] },
  ],
  text: [
    { name: 'bold', keys: [['Mod', 'B']] },
    { name: 'italic', keys: [['Mod', 'I']] },
    { name: 'link', keys: [['Mod', 'K']] },
  ],
  document: [
    { name: 'pages', keys: [['PageDown'], ['PageUp']] },
    {
      name: 'zoom',
      keys: [
        ['Mod', '+'],
        ['Mod', '−'],
        ['Mod', '0'],
      ],
    },
  ],
} as const satisfies Record<string, readonly { name: string; keys: readonly Keys[] }[]>;

const GROUPS = ['everywhere', 'form', 'text', 'document'] as const;

interface ShortcutsDialogProps {
  readonly onClose: () => void;
}

/** All keys there are beside those of every page. */
export function ShortcutsDialog({ onClose }: ShortcutsDialogProps) {
  useOpenerFocus();
  const { t } = useTranslation(['builder', 'navigation', 'finance']);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('builder:shortcuts.title')}
      closeButtonProps={{ 'aria-label': t('navigation:close') }}
      size="lg"
    >
      <div className={styles.shortcuts}>
        {GROUPS.map((group) => (
          <section key={group}>
            <h3>{t(`builder:shortcuts.groups.${group}`)}</h3>
            <dl>
              {SHORTCUTS[group].map(({ name, keys }) => (
                <div key={name} className={styles.shortcut}>
                  <dt>{t(`builder:shortcuts.${name}`)}</dt>
                  {keys.map((each) => (
                    <dd key={each.join('+')}>
                      <KeyCaps keys={each} />
                    </dd>
                  ))}
                </div>
              ))}
            </dl>
          </section>
        ))}
        <section>
          <h3>{t('builder:shortcuts.groups.grid')}</h3>
          <ul className={styles.gridKeys}>
            <li>{t('finance:form.grid.keys.move')}</li>
            <li>{t('finance:form.grid.keys.edit')}</li>
            <li>{t('finance:form.grid.keys.block')}</li>
            <li>{t('finance:form.grid.keys.line')}</li>
          </ul>
        </section>
      </div>
    </Modal>
  );
}
