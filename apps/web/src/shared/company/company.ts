import type { Company } from '@trazo/company/company';

/** Who runs this installation; written into the pages when they are built (vite.config.ts). */
export const company: Company = import.meta.env.COMPANY;
