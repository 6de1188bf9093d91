import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** What the server does with the next mail; taken one after another, then it accepts. */
export type Manner =
  | 'accept'
  | 'refuse recipient for now'
  | 'refuse recipient for good'
  | 'refuse message for now'
  | 'refuse message for good'
  | 'drop before the message'
  | 'drop after the message'
  | 'stall';

export interface ReceivedMail extends Email {
  readonly envelopeFrom: string;
  readonly envelopeTo: readonly string[];
  readonly raw: string;
}

/** A real SMTP server, of varying manners. */
export interface TestSmtpServer {
  readonly url: string;
  /** Mails it has taken charge of. */
  readonly accepted: readonly ReceivedMail[];
  /** Attempts it has seen, successful or not. */
  readonly attempts: number;
  behave(...manners: Manner[]): void;
  close(): Promise<void>;
}

const refusal = (responseCode: number): Error => Object.assign(new Error('not today'), { responseCode });

export async function startTestSmtpServer(): Promise<TestSmtpServer> {
  const accepted: ReceivedMail[] = [];
  const manners: Manner[] = [];
  const sockets = new Set<Socket>();
  let attempts = 0;
  let manner: Manner = 'accept';
  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
  };

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onMailFrom: (_address, _session, done) => {
      attempts += 1;
      manner = manners.shift() ?? 'accept';
      // Never answered.
      if (manner !== 'stall') done();
    },
    onRcptTo: (_address, _session, done) => {
      if (manner === 'refuse recipient for now') return done(refusal(450));
      if (manner === 'refuse recipient for good') return done(refusal(550));
      if (manner === 'drop before the message') return dropAll();
      done();
    },
    onData: (stream, session, done) => {
      void take(stream, session).then((error) => {
        if (error !== 'dropped') done(error);
      });
    },
  });

  const take = async (
    stream: Readable,
    session: SMTPServerSession,
  ): Promise<Error | undefined | 'dropped'> => {
    const raw = await buffer(stream).catch(() => undefined);
    if (raw === undefined) return 'dropped';
    if (manner === 'refuse message for now') return refusal(451);
    if (manner === 'refuse message for good') return refusal(554);
    if (manner === 'drop after the message') {
      dropAll();
      return 'dropped';
    }
    const { mailFrom, rcptTo } = session.envelope;
    accepted.push({
      ...(await PostalMime.parse(raw)),
      envelopeFrom: mailFrom ? mailFrom.address : '',
      envelopeTo: rcptTo.map(({ address }) => address),
      raw: raw.toString(),
    });
    return undefined;
  };

  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    accepted,
    get attempts() {
      return attempts;
    },
    behave: (...next) => {
      manners.push(...next);
    },
    close: async () => {
      dropAll();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}
