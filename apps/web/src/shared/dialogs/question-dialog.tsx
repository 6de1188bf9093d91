import { Button, Group, getDefaultZIndex, Modal, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './question-dialog.module.css';
import { closeQuestion, giveAnswer, type Question, useQuestion } from './questions.ts';

/** Over any dialog of the page that asks. */
const LAYER = getDefaultZIndex('modal') + 1;

/** Where questions are asked. */
export function QuestionDialog() {
  const { t } = useTranslation('navigation');
  const { question, isOpen } = useQuestion();
  return (
    <Modal
      opened={isOpen}
      onClose={closeQuestion}
      zIndex={LAYER}
      title={question?.title}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {question && (
        <Stack>
          <p className={styles.text} tabIndex={-1} data-autofocus={question.isSudden || undefined}>
            {question.text}
          </p>
          <Answers {...question} />
        </Stack>
      )}
    </Modal>
  );
}

/** Two beside each other, more below each other. */
function Answers({ answers, isSudden = false }: Pick<Question, 'answers' | 'isSudden'>) {
  const buttons = answers.map((answer, index) => (
    <Button
      key={answer.words}
      variant={answer.weight}
      data-autofocus={(index === 0 && !isSudden) || undefined}
      onClick={() => giveAnswer(answer)}
    >
      {answer.words}
    </Button>
  ));
  return answers.length > 2 ? buttons : <Group justify="flex-end">{buttons}</Group>;
}
