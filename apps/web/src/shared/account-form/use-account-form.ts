import { zodResolver } from '@hookform/resolvers/zod';
import { type ErrorCode, isErrorCode } from '@trazo/contract/errors';
import { type BaseSyntheticEvent, useRef } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import type { ApiResult } from '../api/api-client.ts';
import { errorText } from './field-errors.ts';

/**
 * Lets a form know what its fields hold: a password manager may have written into them without an event. React itself leaves out
 * the fields whose content it knows.
 */
function takeFilled(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement) field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

export interface AccountForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values, unknown, Values>;
  readonly submit: (event?: BaseSyntheticEvent) => Promise<void>;
  readonly busy: boolean;
  /** What is wrong with the whole, in words; what was typed stays. */
  readonly failure: string | undefined;
  /** What is wrong with one field, in words. */
  readonly errorOf: (field: FieldPath<Values>) => string | undefined;
}

interface AccountFormOptions<Values extends FieldValues> {
  readonly schema: z.ZodType<Values, Values>;
  readonly defaultValues: DefaultValues<Values>;
  /** Which field an answer of the server is about; any other stands above the button. */
  readonly fieldOf?: Partial<Record<ErrorCode, FieldPath<Values>>>;
  readonly send: (values: Values) => Promise<ApiResult<unknown>>;
}

/** A form that is sent once however often it is submitted, and puts each answer where it belongs. */
export function useAccountForm<Values extends FieldValues>({
  schema,
  defaultValues,
  fieldOf = {},
  send,
}: AccountFormOptions<Values>): AccountForm<Values> {
  const form = useForm<Values, unknown, Values>({ resolver: zodResolver(schema), defaultValues });
  const sending = useRef(false);
  const { errors, isSubmitting } = form.formState;

  const sendOnce = form.handleSubmit(async (values) => {
    if (sending.current) return;
    sending.current = true;
    try {
      const result = await send(values);
      if (!result.isError) return;
      const field = isErrorCode(result.code) ? fieldOf[result.code] : undefined;
      // The code where there is one: it is translated when the language changes.
      const message = result.code ?? result.error;
      if (field === undefined) form.setError('root', { message });
      else form.setError(field, { message }, { shouldFocus: true });
    } finally {
      sending.current = false;
    }
  });

  const submit = (event?: BaseSyntheticEvent): Promise<void> => {
    if (event?.currentTarget instanceof HTMLFormElement) takeFilled(event.currentTarget);
    return sendOnce(event);
  };

  return {
    form,
    submit,
    busy: isSubmitting,
    failure: errorText(errors.root?.message),
    errorOf: (field) => errorText(form.getFieldState(field, form.formState).error?.message),
  };
}
