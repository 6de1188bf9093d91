import { ApproximateAmountField } from './approximate-amount-field.tsx';
import { useCapitalHint } from './legal-form-words.ts';

/** The share capital, with what the law asks of the chosen form. */
export function ShareCapitalField() {
  return <ApproximateAmountField path="shareCapital" example="3000" hint={useCapitalHint()} />;
}
