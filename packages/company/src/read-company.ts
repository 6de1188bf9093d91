import { readFileSync } from 'node:fs';
import path from 'node:path';
import { programFile } from '@trazo/program-files/program-files';
import { type Company, companySchema } from './company.ts';

const EXAMPLE = programFile('packages/company/company.json');
const VARIABLE = 'COMPANY_FILE';

/** The file is missing, no JSON, or says something that cannot be; the message names file and field. */
export class CompanyError extends Error {}

/** Reads who runs this installation from the file that `COMPANY_FILE` names, else from the example. */
export function readCompany(environment: Readonly<Record<string, string | undefined>>): Company {
  const named = environment[VARIABLE]?.trim();
  const file = named ? path.resolve(named) : EXAMPLE;
  const { data, error } = companySchema.safeParse(jsonOf(file));
  if (data !== undefined) return data;
  const issues = error.issues.map(({ path: field, message }) => `${field.join('.') || 'file'}: ${message}`);
  throw new CompanyError(`${VARIABLE}: ${file} is not complete: ${issues.join('; ')}`);
}

function jsonOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    const why = cause instanceof SyntaxError ? 'is no JSON' : 'cannot be read';
    throw new CompanyError(`${VARIABLE}: ${file} ${why}`, { cause });
  }
}
