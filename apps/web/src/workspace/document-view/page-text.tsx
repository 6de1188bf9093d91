import { useEffect, useState } from 'react';
import styles from './document-view.module.css';
import { pdfOf, type ShownDocument } from './shown-document.ts';
import { type PageWords, readPageWords } from './spoken-text.ts';

const NOTHING: { words: readonly PageWords[]; language: string | undefined } = {
  words: [],
  language: undefined,
};

/** What a page says, for those who hear it instead of seeing it. */
export function PageText({ document, page }: { document: ShownDocument; page: number }) {
  const [{ words, language }, setText] = useState(NOTHING);
  useEffect(() => {
    let isWanted = true;
    readPageWords(pdfOf(document, page), page).then(
      (text) => isWanted && setText(text),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [document, page]);
  return (
    <div className={styles.words} lang={language}>
      {words.map(({ level, text }, index) => {
        const key = `${index} ${text}`;
        if (level === undefined) return <p key={key}>{text}</p>;
        const Heading = `h${Math.min(level + 1, 6)}` as 'h2';
        return <Heading key={key}>{text}</Heading>;
      })}
    </div>
  );
}
