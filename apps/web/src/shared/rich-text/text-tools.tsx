import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { IconList } from '../icons/icons.ts';
import {
  IconBold,
  IconH1,
  IconH2,
  IconItalic,
  IconLink,
  IconListNumbers,
  IconPhoto,
  IconSuperscript,
  IconTable,
} from '../icons/text-tool-icons.ts';
import { shortcutOf, TEXT_TOOLS, type TextTool } from './text-tool.ts';
import { ToolBar } from './tool-bar.tsx';

const DRAWINGS = {
  bold: IconBold,
  italic: IconItalic,
  heading1: IconH1,
  heading2: IconH2,
  bulletList: IconList,
  numberedList: IconListNumbers,
  link: IconLink,
  note: IconSuperscript,
  table: IconTable,
  picture: IconPhoto,
} as const satisfies Record<TextTool, unknown>;

interface TextToolsProps {
  /** The field's name. */
  readonly label: string;
  /** The id of the text they work on. */
  readonly controls: string;
  readonly inUse?: ReadonlySet<TextTool>;
  readonly onUse: (tool: TextTool) => void;
}

/** The tool bar under a long text. Not re-rendered on every key. */
export const TextTools = memo(function TextTools({ label, controls, inUse, onUse }: TextToolsProps) {
  const { t } = useTranslation(['fields', 'navigation']);
  const tools = TEXT_TOOLS.map((name) => ({
    name,
    label: t(`richText.${name}`),
    Drawing: DRAWINGS[name],
    shortcut: shortcutOf(name),
    isPressed: inUse?.has(name) ?? false,
  }));
  const name = t('navigation:labelled', { label: t('richText.tools'), text: label });
  return <ToolBar label={name} controls={controls} tools={tools} onUse={onUse} />;
});
