/** What the tool bar of a long text offers, in its order. */
export const TEXT_TOOLS = [
  'bold',
  'italic',
  'heading1',
  'heading2',
  'bulletList',
  'numberedList',
  'link',
  'note',
  'table',
  'picture',
] as const;

export type TextTool = (typeof TEXT_TOOLS)[number];

/** Tools that ask for something before they do anything. */
const ASKING_TOOLS = ['link', 'note', 'picture'] as const satisfies readonly TextTool[];
export type AskingTool = (typeof ASKING_TOOLS)[number];

export const isAsking = (tool: TextTool | undefined): tool is AskingTool =>
  ASKING_TOOLS.some((asking) => asking === tool);

/** Keys that use a tool together with Ctrl, or the command key of a Mac. */
const TOOL_KEYS: Readonly<Record<string, TextTool>> = { b: 'bold', i: 'italic', k: 'link' };
/** The same with Alt; keyboards that write a letter with these keys say which, and are not taken for them. */
const ALT_KEYS: Readonly<Record<string, TextTool>> = { '1': 'heading1', '2': 'heading2', f: 'note' };

/** The keys of a tool, as they are written. */
export function shortcutOf(tool: TextTool): string | undefined {
  const find = (keys: Readonly<Record<string, TextTool>>) =>
    Object.entries(keys).find(([, each]) => each === tool)?.[0];
  const [alone, alt] = [find(TOOL_KEYS), find(ALT_KEYS)];
  if (alone !== undefined) return `Control+${alone.toUpperCase()}`;
  return alt === undefined ? undefined : `Control+Alt+${alt.toUpperCase()}`;
}

/** The tool a key event asks for. */
export function toolOfKey(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>) {
  if (!(event.ctrlKey || event.metaKey) || event.shiftKey) return undefined;
  return (event.altKey ? ALT_KEYS : TOOL_KEYS)[event.key.toLowerCase()];
}
