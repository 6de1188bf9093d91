/** A name under which browsers reach the server without encryption and, unlike `localhost`, do not trust it for that. */
export const PLAIN_HOST = 'trazo.test';
