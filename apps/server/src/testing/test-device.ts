import { currentVersion } from '@trazo/contract/content/migrations';
import { applyDifference } from '@trazo/contract/plan-document/difference';
import { type Draft, readDocument } from '@trazo/contract/plan-document/read';
import type { Root } from '@trazo/contract/plan-document/roots';
import type { PlanChangesAnswer, PlanDocument } from '@trazo/contract/plans/changes';
import type { InjectOptions } from 'fastify';
import * as Y from 'yjs';

const OF_SERVER = Symbol('of the server');

const inBase64 = (update: Uint8Array): string => Buffer.from(update).toString('base64');

/** What is looked at of an answer, however the call was made. */
interface DeviceAnswer {
  readonly statusCode: number;
  readonly body: string;
  json(): PlanChangesAnswer & PlanDocument;
}

/** Who makes a device's calls, in the name of an account. */
interface Caller<Answer extends DeviceAnswer> {
  call(request: InjectOptions): Promise<Answer>;
}

/** A device that writes in a plan, as a browser does. */
export function testDevice<Answer extends DeviceAnswer>(
  { call }: Caller<Answer>,
  id: string,
  doc = new Y.Doc(),
) {
  const url = `/api/business_plan/${id}`;
  let [epoch, revision] = [0, 0];
  let waiting: Uint8Array[] = [];
  doc.on('update', (update, origin) => {
    if (origin !== OF_SERVER) waiting.push(update);
  });
  const post = (update: Uint8Array, more: object = {}): Promise<Answer> => {
    const payload = { epoch, revision, schema: currentVersion(), update: inBase64(update), ...more };
    return call({ method: 'POST', url: `${url}/changes`, payload });
  };
  const learn = (answer: PlanChangesAnswer | PlanDocument): void => {
    ({ epoch, revision } = answer);
    if (answer.update !== undefined) Y.applyUpdate(doc, Buffer.from(answer.update, 'base64'), OF_SERVER);
  };
  const device = {
    doc,
    post,
    learn,
    /** What it would send now. */
    pending: () => Y.mergeUpdates(waiting),
    where: () => ({ epoch, revision }),
    read: () => readDocument(doc),
    open: async () => {
      const answer = await call({ method: 'GET', url: `${url}/document` });
      if (answer.statusCode !== 200) throw new Error(`no document: ${answer.body}`);
      learn(answer.json());
      return device;
    },
    write: <Part extends Root>(root: Part, change: (part: Draft[Part]) => Draft[Part]) => {
      const before = readDocument(doc)[root];
      applyDifference(doc, root, before, change(before), 'device');
      return device;
    },
    /** Sends what it wrote since the last time. */
    send: async (): Promise<Answer> => {
      const sent = waiting;
      const answer = await post(
        sent.length === 0 ? Y.encodeStateAsUpdate(new Y.Doc()) : Y.mergeUpdates(sent),
      );
      if (answer.statusCode !== 200) return answer;
      waiting = waiting.slice(sent.length);
      learn(answer.json());
      return answer;
    },
    /** Takes everything it has for unsent. */
    sendAll: async (): Promise<Answer> => {
      const answer = await post(Y.encodeStateAsUpdate(doc), { revision: 0 });
      if (answer.statusCode === 200) learn(answer.json());
      return answer;
    },
  };
  return device;
}
