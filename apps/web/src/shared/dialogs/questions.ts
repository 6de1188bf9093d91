import { create } from 'zustand';

export interface Answer {
  readonly words: string;
  readonly weight: 'filled' | 'default' | 'subtle';
  readonly act?: () => void;
}

/** What is asked in a dialog. The keyboard begins at the first answer: the one that loses nothing. */
export interface Question {
  readonly title: string;
  readonly text: string;
  readonly answers: readonly Answer[];
  /** It comes from outside, perhaps in the middle of a word: the next letter is not to answer it. */
  readonly isSudden?: boolean;
}

interface Asked {
  /** Stays while its dialog fades out. */
  readonly question: Question | undefined;
  readonly isOpen: boolean;
}

const NOTHING: Asked = { question: undefined, isOpen: false };

export const useQuestion = create<Asked>(() => NOTHING);

/** Asks in a dialog: at once, or as soon as the page has mounted it. */
export const ask = (question: Question): void => useQuestion.setState({ question, isOpen: true });

export const closeQuestion = (): void => useQuestion.setState({ isOpen: false });

/** The first answer counts: a dialog that fades out can still be clicked. An answer may ask the next question. */
export function giveAnswer(answer: Answer): void {
  const { question, isOpen } = useQuestion.getState();
  if (!isOpen || question?.answers.includes(answer) !== true) return;
  closeQuestion();
  answer.act?.();
}

/** For when the pages that ask are gone, or not yet there. */
export const forgetQuestion = (): void => useQuestion.setState(NOTHING);
