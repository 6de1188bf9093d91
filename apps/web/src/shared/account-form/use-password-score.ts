import { useEffect, useState } from 'react';
import { recovery } from '../missing-code/this-page.ts';
import type { PasswordOwner } from './password-strength.ts';

const MEASURE_AFTER = 150;

/** From 0 to 4; undefined while nothing is typed or the measure is on its way (or cannot be fetched). */
export function usePasswordScore(
  password: string,
  { email, name, surname }: PasswordOwner,
): number | undefined {
  const [score, setScore] = useState<number>();
  useEffect(() => {
    if (password === '') {
      setScore(undefined);
      return;
    }
    let current = true;
    const timer = setTimeout(async () => {
      const measure = await recovery.inTime(() => import('./password-strength.ts')).catch(() => undefined);
      if (current) setScore(measure?.passwordScore(password, { email, name, surname }));
    }, MEASURE_AFTER);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [password, email, name, surname]);
  return score;
}
