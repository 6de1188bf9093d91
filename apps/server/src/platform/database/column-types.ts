import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Bytes, without the copy a hexadecimal string would be. */
export const bytea = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
});

export const moment = (name: string) => timestamp(name, { withTimezone: true });
