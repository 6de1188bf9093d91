import { createHash } from 'node:crypto';

/** A person with a Google account: the claims of an ID token. */
export interface Person {
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  /** The domain Google runs for their organisation (`hd`). */
  readonly hostedDomain?: string;
}

export const SAMPLE_PEOPLE: readonly Person[] = [
  { email: 'nora.vidal@gmail.com', givenName: 'Nora', familyName: 'Vidal' },
  {
    email: 'grace@obrador.example',
    givenName: 'Grace',
    familyName: 'Hopper',
    hostedDomain: 'obrador.example',
  },
];

/** Google's subjects are up to 21 digits, the same for good. */
export const subjectOf = ({ email }: Person): string =>
  createHash('sha256').update(email.toLowerCase()).digest().readBigUInt64BE().toString().padStart(21, '1');

/** What the chooser's form says; undefined without an address. */
export function readPerson(form: URLSearchParams): Person | undefined {
  const [email = '', givenName = '', familyName = ''] = ['email', 'given_name', 'family_name'].map(
    (name) => form.get(name)?.trim() ?? '',
  );
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) return undefined;
  return SAMPLE_PEOPLE.find((person) => person.email === email) ?? { email, givenName, familyName };
}
