import { useEffect, useMemo, useRef } from 'react';
import type { CaretExchange } from '../../shared/rich-text/remote-carets.ts';
import { useOpenPlanPeople } from './open-plan-people.tsx';
import { colourOf, initialOf, nameOf } from './person-name.ts';
import { presence } from './presence.ts';

/** Passes on where the people of the open plan write in one of its long texts. */
export function useCarets(field: string): CaretExchange {
  const plan = useOpenPlanPeople();
  const people = useRef(plan?.people ?? []);
  useEffect(() => {
    people.current = plan?.people ?? [];
  }, [plan]);
  return useMemo(
    () => ({
      read: () =>
        [...presence.others.getState().values()].flatMap(({ device, person_id: id, caret }) => {
          const person = people.current.find((known) => known.id === id);
          if (caret?.field !== field || person === undefined) return [];
          const look = { initial: initialOf(nameOf(person)), colour: colourOf(people.current, id) };
          return [{ id: device, position: caret.position, ...look }];
        }),
      subscribe: (listener) => presence.others.subscribe(listener),
      tell: (position) =>
        presence.followCaret(() => {
          const at = position();
          return at === undefined ? null : { field, position: at };
        }),
    }),
    [field],
  );
}
