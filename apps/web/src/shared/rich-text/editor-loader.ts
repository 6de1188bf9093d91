/** Fetches the editor when it is first wanted, and again as long as it has not come; one for all texts of a page. */
export function createEditorLoader<Editor>(fetchEditor: () => Promise<Editor>) {
  let here: Editor | undefined;
  let isMissing = false;
  let attempt: Promise<boolean> | undefined;
  const waiting = new Set<(editor: Editor) => void>();
  const watching = new Set<() => void>();

  async function fetchOnce(): Promise<boolean> {
    try {
      here = await fetchEditor();
    } catch {
      here = undefined;
    }
    attempt = undefined;
    isMissing = here === undefined;
    if (here !== undefined) for (const hand of [...waiting]) hand(here);
    for (const notify of [...watching]) notify();
    return !isMissing;
  }

  /** Whether it is here, or has come now. */
  const load = async (): Promise<boolean> => {
    if (here !== undefined) return true;
    attempt ??= fetchOnce();
    return attempt;
  };

  return {
    load,

    here: (): Editor | undefined => here,

    /** Whether it was wanted and did not come. */
    isMissing: (): boolean => isMissing,

    /** Hands it over once it is here, never at once; the returned function ends the waiting. */
    whenHere(listener: (editor: Editor) => void): () => void {
      const hand = (editor: Editor) => {
        if (waiting.delete(hand)) listener(editor);
      };
      waiting.add(hand);
      void load().then(() => {
        if (here !== undefined) hand(here);
      });
      return () => void waiting.delete(hand);
    },

    /** Calls whenever it has come, or has not; the returned function ends that. */
    subscribe(listener: () => void): () => void {
      watching.add(listener);
      return () => void watching.delete(listener);
    },

    /** Tries again, if it did not come. */
    retry(): void {
      if (isMissing) void load();
    },
  };
}
