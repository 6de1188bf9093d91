import { Button, Textarea, TextInput } from '@mantine/core';
import { NAME_LIMIT } from '@trazo/contract/accounts/person-fields';
import { COMMENT_LIMIT } from '@trazo/contract/plans/comments';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../shared/account-form/account-form.tsx';
import { useGrowingBox } from '../../shared/form/use-growing-box.ts';
import { randomId } from '../../shared/identifiers/random-id.ts';
import type { Mentionable } from './comment-actions.ts';
import styles from './comments.module.css';
import { mentionAtEnd } from './mention.ts';

interface CommentFormProps {
  readonly label: string;
  readonly action: string;
  readonly people: Mentionable;
  /** A guest who is not known yet is asked for a name. */
  readonly asksName?: boolean;
  /** What it is about. */
  readonly children?: ReactNode;
  readonly onSend: (comment: {
    readonly id: string;
    readonly text: string;
    readonly name: string;
  }) => Promise<unknown>;
  readonly onCancel?: (() => void) | undefined;
}

/** Writes a comment. What was typed stays until the server has it. */
export function CommentForm({
  label,
  action,
  people,
  asksName = false,
  children,
  ...does
}: CommentFormProps) {
  const { onSend, onCancel } = does;
  const { t } = useTranslation(['comments', 'errors']);
  const [text, setText] = useState('');
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [wasTried, setTried] = useState(false);
  // Sent again after a lost answer it is the same comment.
  const id = useRef(randomId());
  const box = useRef<HTMLTextAreaElement>(null);
  const grown = useGrowingBox(box);
  const over = text.trim().length - COMMENT_LIMIT;
  const mention = mentionAtEnd(text, people.names);
  const lacksName = asksName && name.trim() === '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isBusy || over > 0 || lacksName || text.trim() === '') return;
    setBusy(true);
    setFailure(undefined);
    try {
      await onSend({ id: id.current, text: text.trim(), name: name.trim() });
      id.current = randomId();
      setText('');
      setTried(false);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  const wrong = (): string | undefined => {
    if (over > 0) return t('comments:limit', { count: over });
    return wasTried && text.trim() === '' ? t('errors:comment_empty') : undefined;
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {children}
      {asksName && (
        <TextInput
          label={t('comments:name')}
          autoComplete="name"
          maxLength={NAME_LIMIT}
          value={name}
          error={wasTried && lacksName && t('errors:guest_name_needed')}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      )}
      <Textarea
        ref={grown}
        label={label}
        rows={3}
        dir="auto"
        value={text}
        error={wrong()}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel?.();
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
            event.currentTarget.form?.requestSubmit();
        }}
      />
      {mention !== undefined && (
        <div className={styles.mentions}>
          {mention.names.map((each) => (
            <Button
              key={each}
              variant="default"
              size="compact-sm"
              aria-label={t('comments:mention', { name: each })}
              onClick={() => {
                setText(`${text.slice(0, mention.from)}${each} `);
                box.current?.focus();
              }}
            >
              @{each}
            </Button>
          ))}
        </div>
      )}
      <Failure text={failure} />
      <div className={styles.formActions}>
        <Button type="submit" loading={isBusy}>
          {action}
        </Button>
        {onCancel !== undefined && (
          <Button variant="subtle" onClick={onCancel}>
            {t('comments:cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
