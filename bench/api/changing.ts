import { currentVersion } from '@trazo/contract/content/migrations';
import type autocannon from 'autocannon';
import * as Y from 'yjs';

interface Changing {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** One for each connection. */
  readonly plans: readonly string[];
  /** The address of the bare server's call. */
  readonly bare?: boolean;
}

/** Every connection writes in a plan of its own, as a device that sends a field after each pause. */
export async function changing({ url, headers, plans, bare = false }: Changing): Promise<autocannon.Request> {
  const free = await Promise.all(plans.map((id) => openDevice(url, headers, id)));
  const taken = new WeakMap<object, Device>();
  return {
    method: 'POST',
    headers,
    setupRequest: (request, context) => {
      const device = free.shift();
      if (device === undefined) throw new Error('more changes at once than plans');
      taken.set(context, device);
      const path = bare ? `/plan/${device.id}/changes` : `/api/business_plan/${device.id}/changes`;
      return { ...request, path, body: device.nextChange() };
    },
    onResponse: (_status, _body, context) => {
      const device = taken.get(context);
      if (device === undefined) throw new Error('an answer without its change');
      free.push(device);
    },
  };
}

interface Device {
  readonly id: string;
  nextChange(): string;
}

async function openDevice(
  url: string,
  headers: Readonly<Record<string, string>>,
  id: string,
): Promise<Device> {
  const answer = await fetch(`${url}/api/business_plan/${id}/document`, { headers });
  const opened: { epoch: number; revision: number; update: string } = await answer.json();
  const doc = new Y.Doc();
  Y.applyUpdate(doc, Buffer.from(opened.update, 'base64'));
  let { revision } = opened;
  let changes = 0;
  return {
    id,
    nextChange: () => {
      changes += 1;
      const before = Y.encodeStateVector(doc);
      doc.getMap('general').set('companyName', `Atlas ${changes}`);
      const update = Buffer.from(Y.encodeStateAsUpdate(doc, before)).toString('base64');
      const body = { epoch: opened.epoch, revision, schema: currentVersion(), update };
      revision += 1;
      return JSON.stringify(body);
    },
  };
}
