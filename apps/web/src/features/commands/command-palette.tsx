import { Combobox, Modal, TextInput, useCombobox } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconSearch } from '../../shared/icons/icons.ts';
import styles from './commands.module.css';
import { findEntries } from './find-entries.ts';
import { KeyCaps } from './key-caps.tsx';
import { type Command, GROUPS, useCommands } from './use-commands.ts';

/** As many as can be looked through; more words find the others. */
const SHOWN = 40;

interface CommandPaletteProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Closed without a choice: by Escape, or beside it. */
  readonly onDismiss: () => void;
  readonly onShowKeys: () => void;
}

/** Goes to any section or field, or does something, by its name. */
export function CommandPalette({ opened, onClose, onDismiss, onShowKeys }: CommandPaletteProps) {
  const { t } = useTranslation(['builder', 'navigation']);
  return (
    <Modal
      opened={opened}
      onClose={onDismiss}
      title={t('builder:commands.title')}
      closeButtonProps={{ 'aria-label': t('navigation:close') }}
      centered={false}
      size="lg"
      // What is chosen takes the focus elsewhere; `onDismiss` gives it back.
      returnFocus={false}
    >
      <Search onClose={onClose} onDismiss={onDismiss} onShowKeys={onShowKeys} />
    </Modal>
  );
}

function Search({ onClose, onDismiss, onShowKeys }: Omit<CommandPaletteProps, 'opened'>) {
  const { t } = useTranslation('builder');
  const [text, setText] = useState('');
  const combobox = useCombobox({ opened: true });
  const commands = useCommands(onShowKeys, text);
  // Without a text there are too many of them to look through.
  const isFound = ({ group }: Command) => group === 'fields' || group === 'texts';
  const offered = text.trim() === '' ? commands.filter((command) => !isFound(command)) : commands;
  const found = findEntries(offered, text).slice(0, SHOWN);
  // Once the options of this text are in the page; without a text nothing is chosen yet.
  const { selectFirstOption } = combobox;
  useEffect(() => {
    if (text !== '') selectFirstOption();
  }, [text, selectFirstOption]);
  const choose = (id: string) => {
    onClose();
    commands.find((command) => command.id === id)?.act();
  };
  return (
    <Combobox store={combobox} onOptionSubmit={choose} withinPortal={false}>
      <Combobox.EventsTarget>
        <TextInput
          data-autofocus
          aria-label={t('commands.title')}
          placeholder={t('commands.placeholder')}
          leftSection={<IconSearch size={18} stroke={1.5} />}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          // The list, which is always open, would take the key for itself.
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Escape' && !nativeEvent.isComposing) onDismiss();
          }}
        />
      </Combobox.EventsTarget>
      <Combobox.Options className={styles.options} aria-label={t('commands.title')}>
        {found.length === 0 && <Combobox.Empty role="status">{t('commands.none')}</Combobox.Empty>}
        {GROUPS.map((group) => (
          <CommandGroup
            key={group}
            label={t(`commands.groups.${group}`)}
            commands={found.filter((command) => command.group === group)}
          />
        ))}
      </Combobox.Options>
    </Combobox>
  );
}

function CommandGroup({ label, commands }: { label: string; commands: readonly Command[] }) {
  if (commands.length === 0) return null;
  return (
    <Combobox.Group label={label}>
      {commands.map(({ id, label: name, note, keys }) => (
        <Combobox.Option key={id} value={id} className={styles.option}>
          <span>{name}</span>
          {note !== undefined && <span className={styles.note}>{note}</span>}
          {keys !== undefined && <KeyCaps keys={keys} />}
        </Combobox.Option>
      ))}
    </Combobox.Group>
  );
}
