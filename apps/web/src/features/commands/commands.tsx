import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { onFindAsked } from '../../shared/commands/find-request.ts';
import { pageOf } from '../../shared/layout/builder-address.ts';
import { lazyWithRetry } from '../../shared/lazy/lazy-with-retry.tsx';
import { useSectionKeys } from './use-section-keys.ts';

type Shown = 'palette' | 'keys';

const MissingCode = () => {
  const { t } = useTranslation('builder');
  return <p>{t('commands.failed')}</p>;
};

/** Nothing of them is needed until they are asked for. */
const Palette = lazyWithRetry(async () => (await import('./command-palette.tsx')).CommandPalette, {
  Failed: MissingCode,
});
const Keys = lazyWithRetry(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog, {
  Failed: MissingCode,
});

const EDITABLE = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

/** What a key asks for; a question mark that is typed is none. */
function askedBy({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): Shown | undefined {
  if (altKey || !(target instanceof Element)) return undefined;
  if (ctrlKey !== metaKey) return key.toLowerCase() === 'k' && !shiftKey ? 'palette' : undefined;
  return key === '?' && target.closest(EDITABLE) === null ? 'keys' : undefined;
}

/** The palette (Ctrl+K), the list of shortcuts (?), and the keys from section to section. */
export function Commands() {
  const [shown, setShown] = useState<Shown>();
  const [hasPalette, setHasPalette] = useState(false);
  const { pathname } = useLocation();
  const isPaying = pageOf(pathname).startsWith('/builder/register');
  const opener = useRef<Element>(null);
  const show = useCallback((what: Shown) => {
    opener.current = document.activeElement;
    if (what === 'palette') setHasPalette(true);
    setShown(what);
  }, []);
  const showKeys = useCallback(() => show('keys'), [show]);
  useSectionKeys();
  useEffect(() => onFindAsked(() => show('palette')), [show]);
  useEffect(() => {
    if (isPaying) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const asked = event.defaultPrevented || event.isComposing ? undefined : askedBy(event);
      if (asked === undefined || document.querySelector('[aria-modal="true"]') !== null) return;
      event.preventDefault();
      show(asked);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isPaying, show]);
  const close = () => setShown(undefined);
  const dismiss = () => {
    close();
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  };
  return (
    <>
      {hasPalette && (
        <Palette opened={shown === 'palette'} onClose={close} onDismiss={dismiss} onShowKeys={showKeys} />
      )}
      {shown === 'keys' && <Keys onClose={close} />}
    </>
  );
}
