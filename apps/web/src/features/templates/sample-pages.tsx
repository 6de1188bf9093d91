import type { Template } from '@trazo/templates/template';
import { useRef, useState } from 'react';
import { pageAddress, pagePicture, sheetSize } from '../../shared/catalogue/page-picture.ts';
import { SAMPLE_PAGES_ID } from '../../shared/site/template-address.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import { useWords } from '../../shared/words/use-words.ts';
import { type OpenedPage, PageDialog } from './page-dialog.tsx';
import styles from './sample-pages.module.css';

const SIZES = '(min-width: 80em) 18vw, (min-width: 48em) 28vw, 44vw';

/** The sample plan from cover to last page; each opens larger, without a script as a picture of its own. */
export function SamplePages({ template }: { template: Template }) {
  const { t } = useWords('templates');
  const language = useLanguage();
  const [opened, setOpened] = useState<OpenedPage>();
  const list = useRef<HTMLOListElement>(null);
  const { id, name, samplePages } = template;
  const count = samplePages[language];
  const open = (page: number) => {
    setOpened({ page, small: list.current?.querySelectorAll('img')[page - 1]?.currentSrc });
  };
  const close = () => {
    // To where one has turned, not where one began.
    if (opened !== undefined) list.current?.querySelectorAll('a')[opened.page - 1]?.focus();
    setOpened(undefined);
  };
  return (
    <section className={styles.section} id={SAMPLE_PAGES_ID} aria-labelledby="pages-title">
      <div className={styles.head}>
        <h2 id="pages-title">{t('pages.title')}</h2>
        <p>{t('pages.text', { pages: count })}</p>
      </div>
      <ol className={styles.pages} ref={list}>
        {Array.from({ length: count }, (_, index) => index + 1).map((page) => (
          <li key={page}>
            <a
              className={styles.page}
              href={pageAddress({ templateId: id, language, shown: page }, 1440)}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                open(page);
              }}
            >
              <img
                {...pagePicture({ templateId: id, language, shown: page })}
                {...sheetSize(template)}
                sizes={SIZES}
                alt={t('pages.alt', { page, pages: count, template: name })}
                loading="lazy"
                decoding="async"
              />
            </a>
            <span className={styles.number} aria-hidden="true">
              {page}
            </span>
          </li>
        ))}
      </ol>
      {opened !== undefined && (
        <PageDialog template={template} {...opened} pages={count} onTurn={open} onClose={close} />
      )}
    </section>
  );
}
