import { Button, Checkbox, FileButton } from '@mantine/core';
import { lackedIn, OWN_FONT_USES, type OwnFont } from '@trazo/plan/theme/own-font';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../shared/form/choice-field.tsx';
import { useLanguage } from '../../shared/words/use-language.ts';
import { useOfferUndo } from '../plan-store/offer-undo.ts';
import { usePlanStore } from '../plan-store/plan-context.tsx';
import { useTheme } from '../plan-store/use-draft.ts';
import { takeFontFile } from './own-font-file.ts';
import styles from './theme-choice.module.css';
import { useOwnFace } from './use-own-face.ts';

/** Sets it in what the theme is by then: it may have changed while a file was being checked. */
function useSetOwnFont(): (ownFont: OwnFont | null) => void {
  const store = usePlanStore();
  return (ownFont) => store.setTheme({ ...store.getState().draft.theme, ownFont });
}

/** A font from the user's own file, which stays whatever the template; and what it is used for. */
export function OwnFontChoice() {
  const { t } = useTranslation('viewer');
  const [{ ownFont }] = useTheme();
  const title = useId();
  const [isKept, setKept] = useState(true);
  const heading = useFocusOnChange<HTMLHeadingElement>(ownFont === null);
  return (
    <section className={styles.choice} aria-labelledby={title}>
      <h3 className={styles.legend} id={title} ref={heading} tabIndex={-1}>
        {t('ownFont.title')}
      </h3>
      {ownFont === null ? <FontUpload onKept={setKept} /> : <UsedFont font={ownFont} />}
      {ownFont !== null && !isKept && <Problem>{t('ownFont.notKept')}</Problem>}
    </section>
  );
}

/** Focus for what stays when the control that was used gives way to others, unless it went elsewhere meanwhile. */
function useFocusOnChange<Target extends HTMLElement>(value: unknown) {
  const target = useRef<Target>(null);
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body)
      target.current?.focus({ preventScroll: true });
  }, [value]);
  return target;
}

function Problem({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.problem} role="alert">
      {children}
    </p>
  );
}

function FontUpload({ onKept }: { readonly onKept: (kept: boolean) => void }) {
  const { t } = useTranslation(['viewer', 'errors']);
  const store = usePlanStore();
  const setOwnFont = useSetOwnFont();
  const [isLicensed, setLicensed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const resetInput = useRef<() => void>(null);
  const take = async (file: File | null) => {
    // Else the same file, mended, could not be chosen again.
    resetInput.current?.();
    if (file === null) return;
    setBusy(true);
    setError(undefined);
    const draft = store.draftId();
    const taken = await takeFontFile(file);
    setBusy(false);
    // Another plan may be shown by now.
    if (store.draftId() !== draft) return;
    if ('font' in taken) {
      onKept(taken.kept);
      setOwnFont(taken.font);
    } else if ('error' in taken) setError(taken.error);
    else setError(taken.failure === 'tooLarge' ? t('errors:font_too_large') : t('viewer:ownFont.unreadable'));
  };
  return (
    <>
      <Checkbox
        label={t('viewer:ownFont.licence')}
        checked={isLicensed}
        onChange={({ currentTarget }) => setLicensed(currentTarget.checked)}
      />
      <div className={styles.upload}>
        <FileButton
          accept=".ttf,.otf,font/ttf,font/otf"
          disabled={!isLicensed}
          resetRef={resetInput}
          onChange={take}
        >
          {(props) => (
            <Button {...props} variant="default" loading={isBusy} disabled={!isLicensed}>
              {t('viewer:ownFont.choose')}
            </Button>
          )}
        </FileButton>
        <span className={styles.note}>{t('viewer:ownFont.formats')}</span>
      </div>
      <p className={styles.note} role="status">
        {isBusy && t('viewer:ownFont.checking')}
      </p>
      {error !== undefined && <Problem>{error}</Problem>}
    </>
  );
}

function UsedFont({ font }: { readonly font: OwnFont }) {
  const { t } = useTranslation(['viewer', 'drafts']);
  const [{ language }] = useTheme();
  const setOwnFont = useSetOwnFont();
  const offerUndo = useOfferUndo();
  const interfaceLanguage = useLanguage();
  const { family, isLost } = useOwnFace(font);
  const id = useId();
  const lacked = lackedIn(language, font);
  const remove = () => {
    setOwnFont(null);
    offerUndo(t('viewer:ownFont.removed'), t('drafts:undo'), () => setOwnFont(font));
  };
  return (
    <>
      <p
        className={styles.ownName}
        style={family === undefined ? undefined : { fontFamily: `"${family}", var(--font-text)` }}
      >
        {font.name}
      </p>
      <ChoiceField
        id={id}
        label={t('viewer:ownFont.use')}
        choices={OWN_FONT_USES.map((value) => ({ value, label: t(`viewer:ownFont.uses.${value}`) }))}
        value={font.use}
        onChoose={(use) => setOwnFont({ ...font, use })}
      />
      {lacked.length > 0 && (
        <p className={styles.note}>
          {t('viewer:ownFont.lacks', { characters: listed(lacked, interfaceLanguage) })}
        </p>
      )}
      {isLost && <Problem>{t('viewer:ownFont.lost')}</Problem>}
      <div>
        <Button data-in-text variant="subtle" onClick={remove}>
          {t('viewer:ownFont.remove')}
        </Button>
      </div>
    </>
  );
}

/** Characters named one by one; of many, the first. */
const SHOWN = 8;

function listed(characters: readonly string[], language: string): string {
  const shown = characters.length > SHOWN ? [...characters.slice(0, SHOWN), '…'] : characters;
  return new Intl.ListFormat(language, { type: 'unit' }).format(shown);
}
