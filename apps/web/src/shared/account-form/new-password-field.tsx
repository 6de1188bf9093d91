import type { PasswordInputProps } from '@mantine/core';
import {
  brokenPasswordRules,
  PASSWORD_LENGTH,
  PASSWORD_SCORE,
} from '@trazo/contract/accounts/password-rules';
import { useTranslation } from 'react-i18next';
import { IconCheck, IconPointFilled } from '../icons/icons.ts';
import styles from './account-form.module.css';
import { PasswordField } from './password-field.tsx';
import type { PasswordOwner } from './password-strength.ts';
import { usePasswordScore } from './use-password-score.ts';

const RULES = [
  'password_too_short',
  'password_needs_lowercase',
  'password_needs_uppercase',
  'password_needs_digit',
] as const;
const SCORES = ['weakest', 'weak', 'fair', 'good', 'strong'] as const;
const BARS = [1, 2, 3, 4];

interface NewPasswordFieldProps extends PasswordInputProps {
  readonly typed: string;
  readonly owner: PasswordOwner;
}

/** A password to be, with its rules and how hard it is to guess. */
export function NewPasswordField({ typed, owner, ...props }: NewPasswordFieldProps) {
  const { t } = useTranslation('auth');
  const score = usePasswordScore(typed, owner);
  const broken: readonly string[] = brokenPasswordRules(typed);
  const name = score === undefined ? undefined : SCORES[score];
  return (
    <div>
      <PasswordField autoComplete="new-password" {...props} />
      <ul className={styles.rules} aria-label={t('password.rules.label')}>
        {RULES.map((rule) => {
          const kept = !broken.includes(rule);
          const Icon = kept ? IconCheck : IconPointFilled;
          return (
            <li key={rule} className={styles.rule} data-kept={kept || undefined}>
              <Icon size={16} label={t(kept ? 'password.rules.kept' : 'password.rules.open')} />
              {t(`password.rules.${rule}`, { count: PASSWORD_LENGTH })}
            </li>
          );
        })}
      </ul>
      <div className={styles.meter} aria-hidden="true">
        {BARS.map((bar) => (
          <span
            key={bar}
            className={styles.bar}
            data-filled={(score !== undefined && bar <= Math.max(score, 1)) || undefined}
            data-good={(score !== undefined && score >= PASSWORD_SCORE) || undefined}
          />
        ))}
      </div>
      <p className={styles.strength} role="status">
        {name !== undefined && t(`password.strength.${name}`)}
      </p>
    </div>
  );
}
