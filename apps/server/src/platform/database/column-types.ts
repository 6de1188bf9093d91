import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Bytes, without the copy a hexadecimal string would be. */
export const bytea = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
});

export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A moment as PostgreSQL writes it, in UTC with up to milliseconds. */
const WRITTEN_IN_UTC = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,3})?\+00$/;
const SECONDS_LENGTH = 'YYYY-MM-DD HH:MM:SS'.length;

/** A moment as PostgreSQL writes it → ISO 8601 with milliseconds. */
export function isoMoment(written: string): string {
  if (!WRITTEN_IN_UTC.test(written)) return new Date(written).toISOString();
  const fraction = written.slice(SECONDS_LENGTH + 1, -3).padEnd(3, '0');
  return `${written.slice(0, 10)}T${written.slice(11, SECONDS_LENGTH)}.${fraction}Z`;
}
