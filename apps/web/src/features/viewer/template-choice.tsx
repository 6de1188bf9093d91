import type { Theme } from '@trazo/plan/theme/theme';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { coverAddress } from '../../shared/catalogue/cover-picture.ts';
import { sheetSize } from '../../shared/catalogue/page-picture.ts';
import covering from '../../shared/design/covering-input.module.css';
import { useLanguage } from '../../shared/words/use-language.ts';
import styles from './template-choice.module.css';
import { useOwnCovers } from './use-own-covers.ts';

interface TemplateChoiceProps {
  readonly theme: Theme;
  readonly onChange: (theme: Theme) => void;
}

/** The templates by the covers one's own plan has in them (the sample's until they are drawn), in one row that scrolls; it begins at the one in use. */
export function TemplateChoice({ theme, onChange }: TemplateChoiceProps) {
  const { t } = useTranslation('viewer');
  const language = useLanguage();
  const group = useId();
  const row = useRef<HTMLDivElement>(null);
  const own = useOwnCovers(row);
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('label:has(:checked)');
    if (chosen == null || row.current === null) return;
    row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
  }, []);
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('template')}</legend>
      <div className={styles.row} ref={row}>
        {TEMPLATES.map((template) => (
          <label className={styles.template} key={template.id} data-template={template.id}>
            <input
              className={covering.covering}
              type="radio"
              name={group}
              checked={template.id === theme.templateId}
              onChange={() => onChange({ ...theme, templateId: template.id })}
            />
            <span className={styles.sheet}>
              <img
                src={own.get(template.id) ?? coverAddress(template, language)}
                {...sheetSize(template)}
                alt=""
                loading="lazy"
                decoding="async"
              />
            </span>
            <span className={styles.name}>{template.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
