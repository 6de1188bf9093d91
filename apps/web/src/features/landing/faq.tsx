import { StructuredData } from '../../shared/site/structured-data.tsx';
import { useWords } from '../../shared/words/use-words.ts';
import styles from './faq.module.css';
import page from './section.module.css';

const QUESTIONS = ['account', 'price', 'cancel', 'languages', 'document', 'design', 'data'] as const;

export function Faq() {
  const { t } = useWords(['faq', 'home']);
  const answers = QUESTIONS.map((id) => ({ id, question: t(`${id}.question`), answer: t(`${id}.answer`) }));
  return (
    <section className={`${page.section} ${styles.faq}`} id="faq" aria-labelledby="faq-title">
      <h2 className={page.title} id="faq-title">
        {t('home:faq.title')}
      </h2>
      <div>
        {answers.map(({ id, question, answer }) => (
          <details className={styles.entry} key={id} name="faq">
            <summary className={styles.question}>
              <h3>{question}</h3>
            </summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
      <StructuredData
        data={{
          '@type': 'FAQPage',
          mainEntity: answers.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        }}
      />
    </section>
  );
}
