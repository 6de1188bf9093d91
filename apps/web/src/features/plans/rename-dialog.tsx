import { Button, Modal, TextInput } from '@mantine/core';
import { planName } from '@trazo/contract/plans/plan';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../shared/account-form/account-form.tsx';
import { useOpenerFocus } from '../../shared/dialogs/use-opener-focus.ts';
import { isShown } from './plan-name.ts';
import styles from './plans.module.css';
import { useEditPlanMetadata } from './use-plans.ts';

interface RenameDialogProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

export function RenameDialog({ id, name, onClose }: RenameDialogProps) {
  useOpenerFocus();
  const { t } = useTranslation('plans');
  const [value, setValue] = useState(name);
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error } = useEditPlanMetadata();
  const parsed = planName.safeParse(value.trim());
  const isGood = parsed.success && isShown(parsed.data);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isGood) mutate({ id, name: parsed.data }, { onSuccess: onClose });
  };
  return (
    <Modal opened onClose={onClose} title={t('rename.title')} closeButtonProps={{ 'aria-label': t('close') }}>
      <form className={styles.dialog} onSubmit={submit} noValidate>
        <TextInput
          data-autofocus
          label={t('rename.label')}
          value={value}
          maxLength={200}
          error={tried && !isGood && t('rename.required')}
          onChange={({ currentTarget }) => setValue(currentTarget.value)}
        />
        <Failure text={error?.message} />
        <div className={styles.dialogActions}>
          <Button type="submit" loading={isPending}>
            {t('rename.save')}
          </Button>
          <Button variant="subtle" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
