import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

const QUESTION = 'question';

/**
 * Which question is on screen stands in the address (`&question=volume.…`): back goes one question back, reload stays. Without one
 * the conversation is closed.
 */
export function useConversationAddress() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const go = useCallback(
    (name: string | undefined, how: { readonly replace?: boolean } = {}) => {
      const next = new URLSearchParams(window.location.search);
      next.set('section', 'finance');
      if (name === undefined) next.delete(QUESTION);
      else next.set(QUESTION, name);
      void navigate({ search: `?${next}` }, how);
    },
    [navigate],
  );
  return { name: new URLSearchParams(search).get(QUESTION) ?? undefined, go };
}
