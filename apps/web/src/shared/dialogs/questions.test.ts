import { beforeEach, expect, it, vi } from 'vitest';
import { confirmFirst } from './confirm-first.ts';
import { ask, closeQuestion, forgetQuestion, giveAnswer, useQuestion } from './questions.ts';

const WORDS = { title: 'Delete?', text: 'It cannot be undone.', confirm: 'Delete', cancel: 'Cancel' };
const asked = () => useQuestion.getState();
const answerOf = (words: string) => {
  const found = asked().question?.answers.find((each) => each.words === words);
  if (found === undefined) throw new RangeError(`No answer ${words}`);
  return found;
};

beforeEach(forgetQuestion);

it('keeps what is asked before the dialog is mounted', () => {
  confirmFirst(WORDS, () => undefined);
  expect(asked()).toMatchObject({ isOpen: true, question: { title: 'Delete?' } });
});

it('begins at the answer that loses nothing, and acts on the other alone', () => {
  const act = vi.fn();
  confirmFirst(WORDS, act);
  expect(asked().question?.answers[0]?.words).toBe('Cancel');
  giveAnswer(answerOf('Cancel'));
  expect(asked().isOpen).toBe(false);
  expect(act).not.toHaveBeenCalled();
  confirmFirst(WORDS, act);
  giveAnswer(answerOf('Delete'));
  expect(act).toHaveBeenCalledOnce();
});

it('lets an answer ask the next question', () => {
  confirmFirst(WORDS, () => ask({ title: 'All of them?', text: '', answers: [] }));
  giveAnswer(answerOf('Delete'));
  expect(asked()).toMatchObject({ isOpen: true, question: { title: 'All of them?' } });
});

it('takes one answer to a question, also from a dialog that fades out or asks the next question', () => {
  const act = vi.fn();
  confirmFirst(WORDS, act);
  const answer = answerOf('Delete');
  giveAnswer(answer);
  giveAnswer(answer);
  giveAnswer(answerOf('Cancel'));
  expect(act).toHaveBeenCalledOnce();
  confirmFirst(WORDS, act);
  giveAnswer(answer);
  expect(act).toHaveBeenCalledOnce();
  expect(asked().isOpen).toBe(true);
});

it('leaves the words in a dialog that fades out, and forgets them with the page', () => {
  confirmFirst(WORDS, () => undefined);
  closeQuestion();
  expect(asked()).toMatchObject({ isOpen: false, question: { title: 'Delete?' } });
  forgetQuestion();
  expect(asked().question).toBeUndefined();
});
