import type { Excerpt } from '@trazo/contract/api/templates';
import type { Look } from '@trazo/plan/theme/theme';
import type { Template } from '@trazo/templates/template';
import { useState } from 'react';
import { pageAddress, sheetSize } from '../../shared/catalogue/page-picture.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import { catalogueColours } from './catalogue-colours.ts';
import styles from './template-cards.module.css';

const WIDTH = 480;

interface LivePageProps {
  readonly template: Template;
  readonly colours: Look['colors'];
  readonly shown: Excerpt;
}

/** A page drawn in the chosen colours. In new ones the old picture stays until the new one is there. */
export function LivePage({ template, colours, shown }: LivePageProps) {
  const language = useLanguage();
  const address = pageAddress(
    { templateId: template.id, language, shown, colours: catalogueColours(template, colours) },
    WIDTH,
  );
  const [last, setLast] = useState<string>();
  const pictures = last === undefined || last === address ? [address] : [last, address];
  return pictures.map((each) => (
    <img
      key={each}
      className={each === last ? undefined : styles.coming}
      src={each}
      {...sheetSize(template)}
      alt=""
      loading="lazy"
      decoding="async"
      onLoad={() => setLast(each)}
    />
  ));
}
