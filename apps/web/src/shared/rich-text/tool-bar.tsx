import { type ComponentType, type KeyboardEvent, useRef, useState } from 'react';
import styles from './rich-text.module.css';

interface Tool<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly Drawing: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;
  /** As `aria-keyshortcuts` writes it. */
  readonly shortcut?: string | undefined;
  /** Whether it is in use; undefined for what is done once. */
  readonly isPressed?: boolean;
}

interface ToolBarProps<Name extends string> {
  readonly label: string;
  /** The id of the text the tools work on. */
  readonly controls: string;
  readonly tools: readonly Tool<Name>[];
  readonly onUse: (tool: Name) => void;
}

/** Tools for a text: one tab stop, arrows between the buttons. */
export function ToolBar<Name extends string>({ label, controls, tools, onUse }: ToolBarProps<Name>) {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const go = (event: KeyboardEvent) => {
    const next = indexAfter(event.key, current, tools.length);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      className={styles.tools}
      onKeyDown={go}
    >
      {tools.map((tool, index) => (
        <ToolButton
          key={tool.name}
          tool={tool}
          isTabStop={index === current}
          onFocus={() => setCurrent(index)}
          onUse={() => onUse(tool.name)}
        />
      ))}
    </div>
  );
}

interface ToolButtonProps {
  readonly tool: Tool<string>;
  readonly isTabStop: boolean;
  readonly onFocus: () => void;
  readonly onUse: () => void;
}

function ToolButton({ tool, isTabStop, onFocus, onUse }: ToolButtonProps) {
  const { label, shortcut, isPressed, Drawing } = tool;
  return (
    <button
      type="button"
      tabIndex={isTabStop ? 0 : -1}
      className={styles.tool}
      aria-label={label}
      aria-pressed={isPressed}
      aria-keyshortcuts={shortcut}
      title={shortcut === undefined ? label : `${label} (${shortcut.replace('Control', 'Ctrl')})`}
      // The text keeps the focus and its selection.
      onMouseDown={(event) => event.preventDefault()}
      onFocus={onFocus}
      onClick={onUse}
    >
      <Drawing size={18} stroke={1.75} aria-hidden />
    </button>
  );
}

function indexAfter(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
