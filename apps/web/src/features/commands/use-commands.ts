import { OPTIONS } from '@trazo/plan/options';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Keys } from '../../shared/keys/key-names.ts';
import { withPlan } from '../../shared/layout/builder-address.ts';
import { useHasToken } from '../../shared/session/use-has-token.ts';
import { fetchForecastWords } from '../../shared/words/forecast-words.ts';
import { useFetchedIn } from '../../shared/words/use-fetched-in.ts';
import { isInDesign } from '../../workspace/document-view/field-address.ts';
import { usePlanStore } from '../../workspace/plan-store/plan-context.tsx';
import { useDraft } from '../../workspace/plan-store/use-draft.ts';
import { useUndoRedo } from '../../workspace/undo/use-undo-redo.ts';
import { fieldTargets, questionTargets, sectionTargets } from './palette-targets.ts';
import { excerptOf, textTargets } from './text-targets.ts';

export const GROUPS = ['sections', 'fields', 'texts', 'actions'] as const;
type Group = (typeof GROUPS)[number];

/** One line of the palette. */
export interface Command {
  readonly id: string;
  readonly group: Group;
  readonly label: string;
  readonly note?: string;
  /** What it is found by beside its label and note. */
  readonly text?: string;
  readonly keys?: Keys;
  readonly act: () => void;
}

const OPTION_NAMES: ReadonlySet<string> = new Set(Object.values(OPTIONS).flat());

/** All that can be gone to or done from here, in the interface's language; what the user wrote, by the words looked for. */
export function useCommands(showKeys: () => void, wanted: string): readonly Command[] {
  const { t } = useTranslation(['builder', 'navigation', 'drafts', 'viewer']);
  const navigate = useNavigate();
  const undoRedo = useUndoRedo();
  const isSignedIn = useHasToken();
  const store = usePlanStore();
  const to = (address: string) => () => void navigate(withPlan(address, store.draftId()) ?? address);
  const titles = new Map(sectionTargets().map(({ section, label }) => [section, label]));
  const sections = sectionTargets().map(({ section, label, address }) => ({
    id: section,
    group: 'sections' as const,
    label,
    act: to(address),
  }));
  const plan = useDraft(({ draft }) => draft);
  // Without them all else is found.
  const questions = useFetchedIn(fetchForecastWords);
  const fields = [
    ...fieldTargets(plan),
    ...(questions === undefined ? [] : questionTargets(questions, plan)),
  ].map(({ section, field, item, label, address, ...found }, index) => ({
    ...found,
    id: `${section}.${field} ${index}`,
    group: 'fields' as const,
    label,
    note: isInDesign({ section, field })
      ? t('viewer:design')
      : [titles.get(section), item].filter(Boolean).join(' · '),
    act: to(address),
  }));
  const texts = textTargets(plan, (text) => OPTION_NAMES.has(text)).map(
    ({ section, field, text, label, address }) => ({
      id: `text ${section}.${field}`,
      group: 'texts' as const,
      label: excerptOf(text, wanted),
      note: [titles.get(section), label].filter(Boolean).join(' · '),
      text,
      act: to(address),
    }),
  );
  const action = (id: string, label: string, act: () => void, keys?: Keys): Command => ({
    id,
    group: 'actions',
    label,
    act,
    ...(keys === undefined ? {} : { keys }),
  });
  return [
    ...sections,
    ...fields,
    ...texts,
    action('document', t('builder:form.showPreview'), to('/builder/document')),
    action('templates', t('builder:steps.selectTemplate'), to('/builder/select-template')),
    action('register', t('builder:steps.register'), to('/builder/register')),
    isSignedIn
      ? action('plans', t('navigation:myPlans'), to('/my-plans'))
      : action('signIn', t('navigation:signIn'), to('/signin')),
    action('undo', t('drafts:history.undo'), () => undoRedo('undo'), ['Mod', 'Z']),
    action('redo', t('drafts:history.redo'), () => undoRedo('redo'), ['Mod', 'Shift', 'Z']),
    action('keys', t('builder:shortcuts.title'), showKeys, ['?']),
  ];
}
