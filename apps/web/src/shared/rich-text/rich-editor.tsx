import type { RichText } from '@trazo/plan/rich-text/rich-text';
import { useMemo, useState } from 'react';
import { linkAt, removeLink, setLink, TOOL_COMMANDS } from './editor-commands.ts';
import type { EditorStart } from './editor-start.ts';
import { LinkRow } from './link-row.tsx';
import styles from './rich-text.module.css';
import type { TextPictures } from './text-pictures.ts';
import type { TextTool } from './text-tool.ts';
import { TextTools } from './text-tools.tsx';
import { useEditorView } from './use-editor-view.ts';

export interface RichEditorProps {
  readonly id: string;
  readonly label: string;
  readonly value: RichText;
  readonly onChange: (value: RichText) => void;
  readonly onBlur: () => void;
  readonly required: boolean;
  readonly isWrong: boolean;
  /** Ids of what says more about the text. */
  readonly describedBy: string;
  /** How the field was when this came, if it was there before. */
  readonly start: EditorStart | undefined;
  readonly pictures: TextPictures;
}

/** A long text with its formats, and the tools that set them. */
export function RichEditor({ id, label, value, start, ...props }: RichEditorProps) {
  const { onChange, onBlur, required, isWrong, describedBy, pictures } = props;
  const [address, setAddress] = useState<string>();
  const attributes = useMemo(
    () => ({
      id,
      role: 'textbox',
      dir: 'auto',
      class: styles.text ?? '',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-describedby': describedBy,
      'aria-required': String(required),
      'aria-invalid': String(isWrong),
    }),
    [id, describedBy, required, isWrong],
  );
  const askForLink = () =>
    setAddress(view.current === undefined ? '' : (linkAt(view.current.state)?.address ?? ''));
  const { mount, view, inUse } = useEditorView({
    value,
    onChange,
    onBlur,
    onLink: askForLink,
    start,
    attributes,
    pictures,
  });
  const run = (command: ReturnType<typeof setLink>) => {
    const editor = view.current;
    if (editor !== undefined) command(editor.state, editor.dispatch, editor);
  };
  const closeLink = (command?: ReturnType<typeof setLink>) => {
    if (command !== undefined) run(command);
    setAddress(undefined);
    view.current?.focus();
  };
  const use = (tool: TextTool) => (tool === 'link' ? askForLink() : run(TOOL_COMMANDS[tool]));
  return (
    <>
      <div ref={mount} />
      {address !== undefined && (
        <LinkRow
          address={address}
          onSet={(typed) => closeLink(setLink(typed))}
          onRemove={() => closeLink(removeLink)}
          onClose={() => closeLink()}
        />
      )}
      <TextTools label={label} controls={id} inUse={inUse} onUse={use} />
    </>
  );
}
