import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';

/** A password, shown on demand. */
export function PasswordField(props: PasswordInputProps) {
  const { t } = useTranslation('auth');
  const [visible, { toggle }] = useDisclosure();
  return (
    <PasswordInput
      required
      withAsterisk={false}
      {...props}
      // Mantine sets it on every input but this one.
      aria-invalid={props.error ? true : undefined}
      visible={visible}
      onVisibilityChange={toggle}
      visibilityToggleButtonProps={{
        // Constant: the button is a toggle, whose state says whether the password is shown.
        'aria-label': t('password.show'),
        'aria-pressed': visible,
        'aria-hidden': false,
        tabIndex: 0,
      }}
    />
  );
}
