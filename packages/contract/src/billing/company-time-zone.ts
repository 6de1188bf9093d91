/** Days are counted as in Spain, where the company is: periods the law gives in days end there for all customers. */
export const COMPANY_TIME_ZONE = 'Europe/Madrid';
