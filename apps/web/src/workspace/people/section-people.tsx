import type { SectionId } from '@trazo/plan/sections/section-ids';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { formatMoment } from '../../shared/formatting/moment-text.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import { useOpenPlanPeople } from './open-plan-people.tsx';
import styles from './people.module.css';
import { PersonMark } from './person-mark.tsx';
import { colourOf, nameOf } from './person-name.ts';
import { presence } from './presence.ts';

interface SectionProps {
  readonly section: SectionId;
}

/** The other people who are in a section now, each once. */
function usePeopleHere(section: SectionId) {
  const { t } = useTranslation('people');
  const people = useOpenPlanPeople()?.people ?? [];
  const others = useStore(presence.others);
  const here = new Set(
    [...others.values()].filter((other) => other.section === section).map(({ person_id: id }) => id),
  );
  return people
    .filter(({ id, is_caller }) => here.has(id) && !is_caller)
    .map((person) => ({
      id: person.id,
      name: nameOf(person) || t('nameless'),
      colour: colourOf(people, person.id),
    }));
}

/** Beside the name of a section: who is in it. */
export function SectionMarks({ section }: SectionProps) {
  const { t } = useTranslation('people');
  return usePeopleHere(section).map(({ id, name, colour }) => (
    <span key={id} className={styles.inList} title={t('writesHere', { name })}>
      <PersonMark name={name} colour={colour} />
      <span className={styles.readAloud}>{t('writesHere', { name })}</span>
    </span>
  ));
}

/** Who is in the section that is open, and who changed it last; nothing in a plan without co-authors. */
export function SectionPeople({ section }: SectionProps) {
  const { t } = useTranslation('people');
  const language = useLanguage();
  const plan = useOpenPlanPeople();
  const here = usePeopleHere(section);
  useEffect(() => presence.enter(section), [section]);
  if (plan === undefined || plan.people.length < 2) return null;
  const last = plan.sections.find((change) => change.section === section);
  const author = last && plan.people.find(({ id }) => id === last.person_id);
  const names = here.map(({ name }) => name).join(', ');
  return (
    <div className={styles.atSection}>
      <p className={styles.here} role="status">
        {here.map(({ id, name, colour }) => (
          <PersonMark key={id} name={name} colour={colour} />
        ))}
        {names !== '' && t('here', { names })}
      </p>
      {last !== undefined && author !== undefined && (
        <p>{t('lastChanged', { name: nameOf(author), date: formatMoment(last.at, language) })}</p>
      )}
    </div>
  );
}
