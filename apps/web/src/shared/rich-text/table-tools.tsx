import { useTranslation } from 'react-i18next';
import {
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowRemove,
  IconTableOff,
} from '../icons/text-tool-icons.ts';
import { TABLE_TOOLS, type TableTool } from './table-commands.ts';
import { ToolBar } from './tool-bar.tsx';

const DRAWINGS = {
  addRow: IconRowInsertBottom,
  addColumn: IconColumnInsertRight,
  deleteRow: IconRowRemove,
  deleteColumn: IconColumnRemove,
  deleteTable: IconTableOff,
} as const satisfies Record<TableTool, unknown>;

interface TableToolsProps {
  readonly label: string;
  readonly controls: string;
  readonly onUse: (tool: TableTool) => void;
}

/** What can be done to the table the caret is in. */
export function TableTools({ label, controls, onUse }: TableToolsProps) {
  const { t } = useTranslation(['fields', 'navigation']);
  const tools = TABLE_TOOLS.map((name) => ({
    name,
    label: t(`richText.tableTools.${name}`),
    Drawing: DRAWINGS[name],
  }));
  const name = t('navigation:labelled', { label: t('richText.table'), text: label });
  return <ToolBar label={name} controls={controls} tools={tools} onUse={onUse} />;
}
