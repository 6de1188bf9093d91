import { writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { readCompany } from '@trazo/company/read-company';

/** For `COMPANY_FILE` in production, which refuses the example: the same company, as if it were one. */
export const OWN_COMPANY_FILE = path.join(tmpdir(), `trazo-own-company-${userInfo().uid}.json`);
writeFileSync(OWN_COMPANY_FILE, JSON.stringify({ ...readCompany({}), isExample: false }));
