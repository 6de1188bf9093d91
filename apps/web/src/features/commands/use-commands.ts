import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Keys } from '../../shared/keys/key-names.ts';
import { useHasToken } from '../../shared/session/use-has-token.ts';
import { isInDesign } from '../../workspace/document-view/field-address.ts';
import { useTravel } from '../../workspace/undo/use-travel.ts';
import { fieldTargets, sectionTargets } from './palette-targets.ts';

export const GROUPS = ['sections', 'fields', 'actions'] as const;
type Group = (typeof GROUPS)[number];

/** One line of the palette. */
export interface Command {
  readonly id: string;
  readonly group: Group;
  readonly label: string;
  readonly note?: string;
  readonly keys?: Keys;
  readonly act: () => void;
}

/** All that can be gone to or done from here, in the interface's language. */
export function useCommands(showKeys: () => void): readonly Command[] {
  const { t } = useTranslation(['builder', 'navigation', 'drafts', 'viewer']);
  const navigate = useNavigate();
  const travel = useTravel();
  const isSignedIn = useHasToken();
  const to = (address: string) => () => void navigate(address);
  const titles = new Map(sectionTargets().map(({ section, label }) => [section, label]));
  const sections = sectionTargets().map(({ section, label, address }) => ({
    id: section,
    group: 'sections' as const,
    label,
    act: to(address),
  }));
  const fields = fieldTargets().map(({ section, field, label, address }) => ({
    id: `${section}.${field}`,
    group: 'fields' as const,
    label,
    note: isInDesign({ section, field }) ? t('viewer:design') : (titles.get(section) ?? ''),
    act: to(address),
  }));
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
    action('document', t('builder:form.showPreview'), to('/builder/document')),
    action('templates', t('builder:steps.selectTemplate'), to('/builder/select-template')),
    action('register', t('builder:steps.register'), to('/builder/register')),
    isSignedIn
      ? action('plans', t('navigation:myPlans'), to('/my-plans'))
      : action('signIn', t('navigation:signIn'), to('/signin')),
    action('undo', t('drafts:history.undo'), () => travel('undo'), ['Mod', 'Z']),
    action('redo', t('drafts:history.redo'), () => travel('redo'), ['Mod', 'Shift', 'Z']),
    action('keys', t('builder:shortcuts.title'), showKeys, ['?']),
  ];
}
