/** How long an alert stays, in ms (specification §9). */
export const ALERT_LIFETIME = 3000;
