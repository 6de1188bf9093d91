import { CloseButton, NativeSelect } from '@mantine/core';
import { FONT_NAMES, type FontName, fontFamily } from '@trazo/plan/theme/fonts';
import { type Theme, templateOf } from '@trazo/plan/theme/theme';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { leadsToCover } from '../../shared/document-view/field-address.ts';
import { useTheme } from '../../shared/drafts/use-draft.ts';
import { ColourChoice } from '../../shared/theme-choice/colour-choice.tsx';
import { DocumentLanguage } from '../../shared/theme-choice/document-language.tsx';
import { withTemplate } from '../../shared/theme-choice/with-template.ts';
import styles from './edit-menu.module.css';

/** Names are names: their order is the same in every language. */
const FONTS_BY_NAME = FONT_NAMES.toSorted((one, other) =>
  fontFamily(one).localeCompare(fontFamily(other), 'en'),
);

const fontOption = (name: FontName) => ({ value: name, label: fontFamily(name) });

function CoverFailed() {
  const { t } = useTranslation('viewer');
  return <p>{t('coverFailed')}</p>;
}

/** Nothing of it is needed until the menu is opened; without a connection all else can be chosen. */
const CoverFields = lazy(() => import('./cover-fields.tsx').catch(() => ({ default: CoverFailed })));

interface EditMenuProps {
  /** How what is chosen is kept. */
  readonly status: ReactNode;
  readonly onClose: () => void;
}

/** Template, colours, font and language of the document, and what its cover shows; each choice shows at once. */
export function EditMenu({ status, onClose }: EditMenuProps) {
  const { t } = useTranslation('viewer');
  const [theme, setTheme] = useTheme();
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  const isForField = leadsToCover(hash);
  useEffect(() => {
    if (!isForField) heading.current?.focus();
  }, [isForField]);
  const worn = useRef(new Map<number, Theme['colors']>());
  const setTemplate = (id: number) => {
    worn.current.set(theme.templateId, theme.colors);
    setTheme(withTemplate(theme, id, worn.current.get(id)));
  };
  const template = templateOf(theme.templateId);
  const isSuggested = (name: FontName) => name === template.suggestedFont;
  const setColour = (name: 'primary' | 'secondary') => (colour: string) =>
    setTheme({ ...theme, colors: { ...theme.colors, [name]: colour } });
  return (
    <aside className={styles.edit} aria-labelledby={title}>
      <div className={styles.editHead}>
        <h2 id={title} ref={heading} tabIndex={-1}>
          {t('design')}
        </h2>
        <CloseButton size="lg" aria-label={t('closeDesign')} onClick={onClose} />
      </div>
      {status}
      <div className={styles.editGroup}>
        <NativeSelect
          label={t('template')}
          value={theme.templateId}
          data={TEMPLATES.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={({ currentTarget }) => setTemplate(Number(currentTarget.value))}
        />
        <Link to="/builder/select-template">{t('allTemplates')}</Link>
      </div>
      <ColourChoice
        label={t('primary')}
        colours={template.primaryColors}
        value={theme.colors.primary}
        onChange={setColour('primary')}
        allowsOwn
      />
      <ColourChoice
        label={t('secondary')}
        colours={template.secondaryColors}
        value={theme.colors.secondary}
        onChange={setColour('secondary')}
        allowsOwn
      />
      <NativeSelect
        label={t('font')}
        value={theme.font}
        data={[
          { group: t('suggestedFont'), items: FONTS_BY_NAME.filter(isSuggested).map(fontOption) },
          ...FONTS_BY_NAME.filter((name) => !isSuggested(name)).map(fontOption),
        ]}
        onChange={({ currentTarget }) => {
          const font = FONT_NAMES.find((name) => name === currentTarget.value);
          if (font !== undefined) setTheme({ ...theme, font });
        }}
      />
      <DocumentLanguage value={theme.language} onChange={(language) => setTheme({ ...theme, language })} />
      <section className={styles.editCover} aria-labelledby={`${title}-cover`}>
        <h3 id={`${title}-cover`}>{t('cover')}</h3>
        <Suspense>
          <CoverFields />
        </Suspense>
      </section>
    </aside>
  );
}
