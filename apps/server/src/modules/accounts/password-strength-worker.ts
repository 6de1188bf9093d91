import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';

/** What is measured, and the words of its owner's own, which make it easy to guess. */
export interface MeasuredPassword {
  readonly password: string;
  readonly easyWords: string[];
}

const guesser = new ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs });

/** zxcvbn's score, 0 to 4; runs in a thread of its own, with the dictionaries it loads. */
export default function measure({ password, easyWords }: MeasuredPassword): number {
  return guesser.check(password, easyWords).score;
}
