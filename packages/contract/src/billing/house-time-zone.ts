/** Days are counted as in Spain, where the house is: what the law gives in days ends there for everybody. */
export const HOUSE_TIME_ZONE = 'Europe/Madrid';
