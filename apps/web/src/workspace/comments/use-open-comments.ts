import { useOpenPlanId, useOpenPlanPeople } from '../people/open-plan-people.tsx';
import { useComments } from './use-comments.ts';

/** The comments of the plan that this tab shows, and whose they are; of a plan that no server has there are none. */
export function useOpenComments() {
  const id = useOpenPlanId();
  const people = useOpenPlanPeople();
  const mayComment = people !== undefined && people.role !== 'read';
  const { data, error, refetch } = useComments(mayComment ? id : undefined);
  return { id: mayComment ? id : undefined, people, data, error, refetch };
}
