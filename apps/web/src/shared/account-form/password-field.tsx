import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';

/** A password, shown on demand. */
export function PasswordField(props: PasswordInputProps) {
  const { t } = useTranslation('auth');
  const [visible, { toggle }] = useDisclosure();
  return (
    <PasswordInput
      {...props}
      required
      withAsterisk={false}
      visible={visible}
      onVisibilityChange={toggle}
      visibilityToggleButtonProps={{
        'aria-label': t(visible ? 'password.hide' : 'password.show'),
        'aria-hidden': false,
        tabIndex: 0,
      }}
    />
  );
}
