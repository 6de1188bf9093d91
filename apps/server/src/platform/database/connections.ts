/** Connections a process opens where nothing else is asked for: for requests, and for the queue. */
export const CONNECTIONS = 10;
export const QUEUE_CONNECTIONS = 3;
/** Milliseconds until a database that does not answer counts as away. */
export const CONNECT_TIMEOUT_MS = 10_000;

/** By this name PostgreSQL knows the connections of servers and workers (`pg_stat_activity`). */
export const SERVER_NAME = 'trazo';
