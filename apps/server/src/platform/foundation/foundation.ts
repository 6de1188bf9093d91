import type { Company } from '@trazo/company/company';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { Authentication } from '../authentication/account-call.ts';
import type { ByteStore } from '../byte-store/byte-store.ts';
import type { Clock } from '../clock.ts';
import type { FeatureSwitches } from '../features/feature-switches.ts';
import type { PictureProcessing } from '../images/picture-processing.ts';
import type { MailQueue } from '../mailer/mail-queue.ts';
import type { JobQueue } from '../queue/job-queue.ts';
import type { Metrics } from '../telemetry/metrics.ts';

/** What all modules stand on; each names what it needs of it. */
export interface Foundation {
  readonly database: NodePgDatabase;
  readonly clock: Clock;
  readonly jobs: JobQueue;
  readonly mails: MailQueue;
  readonly pictures: PictureProcessing;
  readonly bytes: ByteStore;
  readonly authentication: Authentication;
  readonly features: FeatureSwitches;
  readonly company: Company;
  /** Where the application is reached from outside. */
  readonly publicUrl: string;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
}
