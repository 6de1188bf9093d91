import { ask } from './questions.ts';

interface Confirmation {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly cancel: string;
}

/** Asks before something is done that takes something away. */
export function confirmFirst({ title, text, confirm, cancel }: Confirmation, act: () => void): void {
  ask({
    title,
    text,
    answers: [
      { words: cancel, weight: 'default' },
      { words: confirm, weight: 'filled', act },
    ],
  });
}
