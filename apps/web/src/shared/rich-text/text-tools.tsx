import { IconBold, IconItalic, IconLink, IconList, IconListNumbers } from '@tabler/icons-react';
import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './rich-text.module.css';
import { TEXT_TOOLS, type TextTool } from './text-tool.ts';

const DRAWINGS = {
  bold: IconBold,
  italic: IconItalic,
  bulletList: IconList,
  numberedList: IconListNumbers,
  link: IconLink,
} as const satisfies Record<TextTool, unknown>;

const SHORTCUTS: Partial<Record<TextTool, string>> = { bold: 'B', italic: 'I', link: 'K' };

interface TextToolsProps {
  /** The field's name. */
  readonly label: string;
  /** The id of the text they work on. */
  readonly controls: string;
  readonly inUse?: ReadonlySet<TextTool>;
  readonly onUse: (tool: TextTool) => void;
}

/** The tool bar under a long text: one tab stop, arrows between its buttons. Not re-rendered on every key. */
export const TextTools = memo(function TextTools({ label, controls, inUse, onUse }: TextToolsProps) {
  const { t } = useTranslation(['fields', 'navigation']);
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const go = (event: KeyboardEvent) => {
    const next = indexAfter(event.key, current);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={t('navigation:labelled', { label: t('richText.tools'), text: label })}
      aria-controls={controls}
      className={styles.tools}
      onKeyDown={go}
    >
      {TEXT_TOOLS.map((tool, index) => {
        const Drawing = DRAWINGS[tool];
        const key = SHORTCUTS[tool];
        return (
          <button
            key={tool}
            type="button"
            tabIndex={index === current ? 0 : -1}
            className={styles.tool}
            aria-label={t(`richText.${tool}`)}
            aria-pressed={inUse?.has(tool) ?? false}
            aria-keyshortcuts={key && `Control+${key}`}
            title={key === undefined ? t(`richText.${tool}`) : `${t(`richText.${tool}`)} (Ctrl+${key})`}
            // The text keeps the focus and its selection.
            onMouseDown={(event) => event.preventDefault()}
            onFocus={() => setCurrent(index)}
            onClick={() => onUse(tool)}
          >
            <Drawing size={18} stroke={1.75} aria-hidden />
          </button>
        );
      })}
    </div>
  );
});

function indexAfter(key: string, current: number): number | undefined {
  const count = TEXT_TOOLS.length;
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
