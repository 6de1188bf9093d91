import { Button } from '@mantine/core';
import { type Theme, templateOf } from '@trazo/plan/theme/theme';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { CompareDialog } from '../../shared/catalogue/compare-dialog.tsx';
import { LeftOutNote, NoResults } from '../../shared/catalogue/no-results.tsx';
import { SearchPanel } from '../../shared/catalogue/search-panel.tsx';
import { useComparison } from '../../shared/catalogue/use-comparison.ts';
import { useQuery } from '../../shared/catalogue/use-query.ts';
import { useTemplateSearch } from '../../shared/catalogue/use-template-search.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import { PriceNote } from '../../workspace/billing/price-note.tsx';
import { isEmptyDraft } from '../../workspace/plan-store/draft.ts';
import { formAddress } from '../../workspace/plan-store/form-address.ts';
import { usePlanStore } from '../../workspace/plan-store/plan-context.tsx';
import { useDraft, useTheme } from '../../workspace/plan-store/use-draft.ts';
import { ChoicePanel } from './choice-panel.tsx';
import { DraftDialog } from './draft-dialog.tsx';
import styles from './gallery.module.css';
import { SampleButton } from './sample-button.tsx';
import { TemplateCards } from './template-cards.tsx';

/** Step 1: the templates with real pages, in the colours one likes; what is chosen here changes the draft's look only. */
export function GalleryPage() {
  const { t } = useTranslation('gallery');
  const query = useQuery();
  const { search, results, leftOut, change } = useTemplateSearch(query);
  const comparison = useComparison(query);
  const { theme, current, isEmpty, choose, inTemplate, use } = useGalleryTheme();
  const [showsDraft, setShowsDraft] = useState(false);
  return (
    <div className={styles.gallery}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <PriceNote className={styles.price} />
      </header>
      <div className={styles.shelf}>
        <SearchPanel search={search} found={results.length} onChange={change} />
        {leftOut !== undefined && <LeftOutNote leftOut={leftOut} />}
        {results.length === 0 ? (
          <NoResults search={search} onChange={change} />
        ) : (
          <TemplateCards
            templates={results}
            theme={theme}
            currentId={isEmpty ? undefined : current.templateId}
            onChoose={(id) => choose(inTemplate(id))}
            onTry={(id) => {
              choose(inTemplate(id));
              setShowsDraft(true);
            }}
          />
        )}
      </div>
      <ChoicePanel
        theme={theme}
        onChange={choose}
        onUse={() => use(theme)}
        onCompare={() => comparison.begin(templateOf(theme.templateId))}
      >
        {isEmpty ? (
          <SampleButton theme={theme} />
        ) : (
          <Button fullWidth variant="default" onClick={() => setShowsDraft(true)}>
            {t('seeDraft')}
          </Button>
        )}
      </ChoicePanel>
      {showsDraft && (
        <DraftDialog theme={theme} onClose={() => setShowsDraft(false)} onUse={() => use(theme)} />
      )}
      {comparison.pair !== undefined && (
        <CompareDialog
          pair={comparison.pair}
          onChange={comparison.change}
          onClose={comparison.close}
          action={({ id, name }) => (
            <Button fullWidth onClick={() => use(inTemplate(id))}>
              {t('use', { template: name })}
            </Button>
          )}
        />
      )}
    </div>
  );
}

/** What is being looked at, beside what the draft has. */
function useGalleryTheme() {
  const store = usePlanStore();
  const language = useLanguage();
  const navigate = useNavigate();
  const [current, setTheme] = useTheme();
  const isEmpty = useDraft(({ draft }) => isEmptyDraft(draft));
  const named = useNamedTemplate();
  const [theme, choose] = useState<Theme>(() => ({
    ...current,
    templateId: named ?? current.templateId,
    language: isEmpty ? language : current.language,
  }));
  return {
    theme,
    current,
    isEmpty,
    choose,
    inTemplate: (templateId: number): Theme => ({ ...theme, templateId }),
    use: async (chosen: Theme) => {
      setTheme(chosen);
      await navigate(formAddress(store));
    },
  };
}

/** The id of the template that led here (`?template=folio`). */
function useNamedTemplate(): number | undefined {
  const [address] = useSearchParams();
  const key = address.get('template');
  return TEMPLATES.find((template) => template.key === key)?.id;
}
