import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useMemo, useState } from 'react';
import { pictureAt } from './block-commands.ts';
import { linkAt, removeLink, setLink, TOOL_COMMANDS } from './editor-commands.ts';
import { LinkRow } from './link-row.tsx';
import { noteAt, removeNote, setNote } from './note-commands.ts';
import { NoteRow } from './note-row.tsx';
import type { PassageExchange } from './passages.ts';
import { insertPicture, removePicture, setPicture } from './picture-commands.ts';
import { PictureRow } from './picture-row.tsx';
import type { CaretExchange } from './remote-carets.ts';
import styles from './rich-text.module.css';
import { TABLE_COMMANDS } from './table-commands.ts';
import { TableTools } from './table-tools.tsx';
import type { SharedText } from './text-binding.ts';
import type { TextPictures } from './text-pictures.ts';
import { type AskingTool, isAsking, type TextTool } from './text-tool.ts';
import { TextTools } from './text-tools.tsx';
import { readSelection, useEditorView } from './use-editor-view.ts';

export interface RichEditorProps {
  readonly id: string;
  readonly label: string;
  readonly shared: SharedText;
  readonly onBlur: () => void;
  readonly required: boolean;
  readonly isWrong: boolean;
  /** Ids of what says more about the text. */
  readonly describedBy: string;
  /** Shown while nothing is written. */
  readonly placeholder: string | undefined;
  readonly pictures: TextPictures;
  readonly carets: CaretExchange;
  readonly passages: PassageExchange;
}

/** A long text with its formats, and the tools that set them. */
export function RichEditor({ id, label, shared, placeholder, ...props }: RichEditorProps) {
  const { onBlur, required, isWrong, describedBy, pictures, carets, passages } = props;
  const [asked, setAsked] = useState<AskingTool>();
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
      ...(placeholder !== undefined && { 'aria-placeholder': placeholder }),
    }),
    [id, describedBy, required, isWrong, placeholder],
  );
  const { mount, view, inUse } = useEditorView({
    shared,
    onBlur,
    onAsk: setAsked,
    attributes,
    pictures,
    carets,
    passages,
  });
  const run = (command: Command) => {
    const editor = view.current;
    if (editor === undefined) return;
    readSelection();
    command(editor.state, editor.dispatch, editor);
    editor.focus();
  };
  const close = (command?: Command) => {
    setAsked(undefined);
    run(command ?? (() => false));
  };
  const use = (tool: TextTool) => {
    if (!isAsking(tool)) return run(TOOL_COMMANDS[tool]);
    readSelection();
    setAsked(tool);
  };
  return (
    <>
      <div ref={mount} />
      {asked !== undefined && view.current !== undefined && (
        <Asking key={asked} tool={asked} view={view.current} pictures={pictures} onClose={close} />
      )}
      {inUse.has('table') && (
        <TableTools label={label} controls={id} onUse={(tool) => run(TABLE_COMMANDS[tool])} />
      )}
      <TextTools label={label} controls={id} inUse={inUse} onUse={use} />
    </>
  );
}

interface AskingProps {
  readonly tool: AskingTool;
  readonly view: EditorView;
  readonly pictures: TextPictures;
  /** Ends the asking, and does what was asked for. */
  readonly onClose: (command?: Command) => void;
}

/** What a tool wants to know before it does anything. */
function Asking({ tool, view, pictures, onClose }: AskingProps) {
  // As it was when the tool was asked for: typing in the row moves no caret.
  const [{ address, note, picture }] = useState(() => ({
    address: linkAt(view.state)?.address ?? '',
    note: noteAt(view.state)?.note,
    picture: pictureAt(view.state)?.node,
  }));
  const leave = () => onClose();
  if (tool === 'link') {
    return (
      <LinkRow
        address={address}
        onSet={(typed) => onClose(setLink(typed))}
        onRemove={() => onClose(removeLink)}
        onClose={leave}
      />
    );
  }
  if (tool === 'note') {
    return (
      <NoteRow
        note={note}
        onSet={(said) => onClose(setNote(said))}
        onRemove={() => onClose(removeNote)}
        onClose={leave}
      />
    );
  }
  const use = async (file: File) => {
    const image = await pictures.keep(file);
    if (image === undefined) return false;
    onClose(picture === undefined ? insertPicture(image) : setPicture({ image }));
    return true;
  };
  return (
    <PictureRow
      description={picture === undefined ? undefined : String(picture.attrs['description'])}
      onFile={use}
      onDescribe={(description) => onClose(setPicture({ description }))}
      onRemove={() => onClose(removePicture)}
      onClose={leave}
    />
  );
}
