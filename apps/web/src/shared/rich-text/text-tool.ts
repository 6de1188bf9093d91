/** What the tool bar of a long text offers, in its order. */
export const TEXT_TOOLS = ['bold', 'italic', 'bulletList', 'numberedList', 'link'] as const;

export type TextTool = (typeof TEXT_TOOLS)[number];

/** Keys that use a tool together with Ctrl, or the command key of a Mac. */
const TOOL_KEYS: Readonly<Record<string, TextTool>> = { b: 'bold', i: 'italic', k: 'link' };

/** The tool a key event asks for. */
export function toolOfKey(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>) {
  const alone = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  return alone ? TOOL_KEYS[event.key.toLowerCase()] : undefined;
}
