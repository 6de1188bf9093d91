import { Button } from '@mantine/core';
import { dressed, type Theme, templateOf } from '@trazo/plan/theme/theme';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { PriceNote } from '../../shared/billing/price-note.tsx';
import { isEmptyDraft } from '../../shared/drafts/draft.ts';
import { useDraft, useTheme } from '../../shared/drafts/use-draft.ts';
import { SiteLink } from '../../shared/site/site-link.tsx';
import { templateAddress } from '../../shared/site/template-address.ts';
import { ColourChoice } from '../../shared/theme-choice/colour-choice.tsx';
import { DocumentLanguage } from '../../shared/theme-choice/document-language.tsx';
import { withTemplate } from '../../shared/theme-choice/with-template.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import { DraftDialog } from './draft-dialog.tsx';
import { firstTheme } from './first-theme.ts';
import styles from './gallery.module.css';
import { SampleButton } from './sample-button.tsx';
import { TemplateCards } from './template-cards.tsx';

/** Step 1: the templates with real pages, in the colours one likes; what is chosen here changes the draft's look only. */
export function GalleryPage() {
  const { t } = useTranslation(['gallery', 'viewer']);
  const language = useLanguage();
  const navigate = useNavigate();
  const [current, setTheme] = useTheme();
  const [showsDraft, setShowsDraft] = useState(false);
  const isEmpty = useDraft(({ draft }) => isEmptyDraft(draft));
  const [first] = useState(isEmpty ? firstTheme(current, language) : current);
  const inTemplate = (from: Theme, id: number) => {
    if (id === first.templateId) return first;
    return isEmpty ? dressed(from, id) : withTemplate(from, id);
  };
  const named = useNamedTemplate();
  const [theme, choose] = useState(() => (named === undefined ? first : inTemplate(first, named)));
  const template = templateOf(theme.templateId);
  const use = async () => {
    setTheme(theme);
    await navigate('/builder/form');
  };
  return (
    <div className={styles.gallery}>
      <header className={styles.head}>
        <h1>{t('gallery:title')}</h1>
        <p className={styles.lead}>{t('gallery:lead')}</p>
        <div className={styles.price}>
          <PriceNote />
        </div>
      </header>
      <TemplateCards
        theme={theme}
        currentId={isEmpty ? undefined : current.templateId}
        onChoose={(id) => choose(inTemplate(theme, id))}
      />
      <section className={styles.panel} aria-labelledby="template-name">
        <div className={styles.panelText}>
          <h2 id="template-name">{template.name}</h2>
          <p>{template.description[language]}</p>
          <SiteLink to={templateAddress(template.key)}>{t('gallery:whole')}</SiteLink>
        </div>
        <ColourChoice
          label={t('viewer:primary')}
          colours={template.primaryColors}
          value={theme.colors.primary}
          onChange={(primary) => choose({ ...theme, colors: { ...theme.colors, primary } })}
        />
        <ColourChoice
          label={t('viewer:secondary')}
          colours={template.secondaryColors}
          value={theme.colors.secondary}
          onChange={(secondary) => choose({ ...theme, colors: { ...theme.colors, secondary } })}
        />
        <DocumentLanguage
          value={theme.language}
          onChange={(documentLanguage) => choose({ ...theme, language: documentLanguage })}
        />
        <div className={styles.actions}>
          <Button fullWidth onClick={use}>
            {t('gallery:use', { template: template.name })}
          </Button>
          {isEmpty ? (
            <SampleButton theme={theme} />
          ) : (
            <Button fullWidth variant="default" onClick={() => setShowsDraft(true)}>
              {t('gallery:seeDraft')}
            </Button>
          )}
        </div>
      </section>
      {showsDraft && <DraftDialog theme={theme} onClose={() => setShowsDraft(false)} onUse={use} />}
    </div>
  );
}

/** The id of the template that led here (`?template=folio`). */
function useNamedTemplate(): number | undefined {
  const [search] = useSearchParams();
  const key = search.get('template');
  return TEMPLATES.find((template) => template.key === key)?.id;
}
