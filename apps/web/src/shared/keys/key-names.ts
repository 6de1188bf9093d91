import i18next from 'i18next';

const isApple = (): boolean =>
  typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Keys that are pressed together: `Mod` is Control, or Command on a Mac. */
export type Keys = readonly string[];

/** The keys as this keyboard writes them. */
export function keyNames(keys: Keys): readonly string[] {
  const names: Readonly<Record<string, string>> = isApple()
    ? { Mod: '⌘', Shift: '⇧', Alt: '⌥', PageDown: '⇟', PageUp: '⇞' }
    : {
        Mod: i18next.t('navigation:keys.control'),
        Shift: i18next.t('navigation:keys.shift'),
        PageDown: i18next.t('navigation:keys.pageDown'),
        PageUp: i18next.t('navigation:keys.pageUp'),
      };
  return keys.map((key) => names[key] ?? key);
}

/** “Ctrl+Z”, or “⌘Z”. */
export const keysInWords = (keys: Keys): string => keyNames(keys).join(isApple() ? '' : '+');
