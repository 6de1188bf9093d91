import { Button, TextInput } from '@mantine/core';
import { VERSION_NAME_LIMIT, versionName } from '@trazo/contract/plans/versions';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { planSync } from '../plan-store/singletons.ts';
import { useKeepVersion, useNameVersion } from './use-versions.ts';
import styles from './versions.module.css';

interface NameFormProps {
  readonly label: string;
  readonly action: string;
  readonly initial: string;
  readonly isPending: boolean;
  readonly failure: string | undefined;
  readonly onName: (name: string, onDone: () => void) => void;
  readonly onChange: () => void;
}

function NameForm({ label, action, initial, isPending, failure, onName, onChange }: NameFormProps) {
  const { t } = useTranslation('versions');
  const [name, setName] = useState(initial);
  const [tried, setTried] = useState(false);
  const read = versionName.safeParse(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    // A second click comes while the first one is on its way.
    if (!read.success || isPending) return;
    onName(read.data, () => {
      setName('');
      setTried(false);
    });
  };
  return (
    <form className={styles.nameForm} onSubmit={submit} noValidate>
      <TextInput
        label={label}
        placeholder={t('name.placeholder')}
        value={name}
        maxLength={VERSION_NAME_LIMIT}
        autoComplete="off"
        error={tried && !read.success ? t('name.required') : failure}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          onChange();
        }}
      />
      <Button type="submit" loading={isPending}>
        {action}
      </Button>
    </form>
  );
}

interface KeepFormProps {
  readonly id: string;
  readonly onKept: (name: string) => void;
}

/** Keeps the plan as it is now, by a name. */
export function KeepForm({ id, onKept }: KeepFormProps) {
  const { t } = useTranslation('versions');
  const keep = useKeepVersion(id);
  const [isSaving, setSaving] = useState(false);
  const [isUnsaved, setUnsaved] = useState(false);
  const keepNow = async (name: string, onDone: () => void) => {
    setSaving(true);
    // What was typed a moment ago belongs to it.
    const { kind } = await planSync.run('send');
    setSaving(false);
    setUnsaved(kind !== 'saved');
    if (kind !== 'saved') return;
    keep.mutate(name, {
      onSuccess: () => {
        onKept(name);
        onDone();
      },
    });
  };
  return (
    <NameForm
      label={t('name.label')}
      action={t('name.keep')}
      initial=""
      isPending={isSaving || keep.isPending}
      failure={isUnsaved ? t('notSaved') : keep.error?.message}
      onName={(name, onDone) => void keepNow(name, onDone)}
      onChange={keep.reset}
    />
  );
}

interface RenameFormProps {
  readonly id: string;
  readonly version: { readonly id: string; readonly name: string | null };
  readonly onNamed: (name: string) => void;
}

/** Gives a version a name, or another one. */
export function RenameForm({ id, version, onNamed }: RenameFormProps) {
  const { t } = useTranslation('versions');
  const naming = useNameVersion(id);
  return (
    <NameForm
      label={t(version.name === null ? 'name.give' : 'name.change')}
      action={t('name.save')}
      initial={version.name ?? ''}
      isPending={naming.isPending}
      failure={naming.error?.message}
      onName={(name) => naming.mutate({ id: version.id, name }, { onSuccess: () => onNamed(name) })}
      onChange={naming.reset}
    />
  );
}
