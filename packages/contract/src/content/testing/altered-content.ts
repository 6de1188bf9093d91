import { isRecord } from '@trazo/plan/is-record';
import fc, { type Arbitrary } from 'fast-check';

type Wire = { [name: string]: unknown };

const isWire = (value: unknown): value is Wire => isRecord(value);

/** Every object of a content. */
function objectsOf(value: unknown): Wire[] {
  if (Array.isArray(value)) return value.flatMap(objectsOf);
  return isWire(value) ? [value, ...Object.values(value).flatMap(objectsOf)] : [];
}

/** One change of a content that may leave it readable, but is not how we write it. */
const CHANGES: readonly ((branch: Wire, name: string) => void)[] = [
  (branch, name) => delete branch[name],
  (branch, name) => {
    branch[name] = null;
  },
  (branch, name) => {
    branch[name] = '';
  },
  (branch, name) => {
    branch[name] = '7';
  },
  (branch, name) => {
    branch[name] = 7;
  },
  (branch, name) => {
    branch[name] = {};
  },
  (branch, name) => {
    branch[name] = [];
  },
  (branch, name) => {
    const value = branch[name];
    delete branch[name];
    branch[name] = value;
  },
  (branch) => {
    branch.id = null;
  },
  (branch) => {
    branch.formatted_address = 'Calle Mayor 1';
  },
  (branch, name) => {
    branch[name] = '\ud800';
  },
];

const changed = (wire: string): Arbitrary<string> =>
  fc.tuple(fc.nat(), fc.nat(), fc.constantFrom(...CHANGES)).map(([at, nameAt, change]) => {
    const content: unknown = JSON.parse(wire);
    const objects = objectsOf(content);
    const branch = objects[at % objects.length] ?? {};
    const names = Object.keys(branch);
    change(branch, names[nameAt % names.length] ?? '');
    return JSON.stringify(content);
  });

/** The same JSON, written otherwise. */
const rewritten = (wire: string): Arbitrary<string> =>
  fc.nat(wire.length - 1).chain((at) => {
    const comma = wire.indexOf(',', at);
    return fc.constantFrom(
      ` ${wire}`,
      `${wire}\n`,
      wire.slice(0, comma + 1) + wire.slice(comma + 1).replace('"', ' "'),
      wire.replace('"ProfileData"', '"\\u0050rofileData"'),
      wire.replace('"schema_version":1', '"schema_version":1.0'),
      wire.replace('"schema_version":1', '"schema_version":1,"schema_version":1'),
      wire.replace('"schema_version":1,', ''),
      wire.replace('"template_id":', '"template_id":1,"template_id":'),
    );
  });

/** What another client might have made of a text that `encodeContent` has written; some of it cannot be read. */
export const alteredContent = (wire: string): Arbitrary<string> => fc.oneof(changed(wire), rewritten(wire));
