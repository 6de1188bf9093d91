import { Checkbox } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { chooseCommentMails, commentMails } from '@trazo/contract/api/comments';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../shared/account-form/account-form.tsx';
import { callApi } from '../../shared/api/api-client.ts';
import { bodyOf } from '../../shared/api/body-of.ts';
import { AccountSection } from './account-section.tsx';

const KEY = ['comment mails'];

/** Whether new comments on plans come by mail as well. */
export function CommentMailsSection() {
  const { t } = useTranslation('comments');
  const client = useQueryClient();
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => bodyOf(await callApi(commentMails, { signal })),
  });
  const choose = useMutation({
    mutationFn: async (wanted: boolean) => bodyOf(await callApi(chooseCommentMails, { body: { wanted } })),
    onSuccess: (body) => client.setQueryData(KEY, body),
  });
  const wanted = choose.isPending ? choose.variables : data?.wanted;
  return (
    <AccountSection title={t('mails.title')}>
      {wanted !== undefined && (
        <Checkbox
          label={t('mails.label')}
          description={t('mails.note')}
          checked={wanted}
          onChange={({ currentTarget }) => choose.mutate(currentTarget.checked)}
        />
      )}
      <Failure text={(error ?? choose.error)?.message} />
    </AccountSection>
  );
}
