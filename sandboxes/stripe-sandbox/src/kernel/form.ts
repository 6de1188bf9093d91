/** What a form-encoded body holds once its brackets are read. */
export type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type Form = { [key: string]: FormValue };

type Branch = Map<string, Branch | string>;

/** `items[0][price]=x&expand[]=y` as nested objects and lists; prototypes cannot be reached, keys live in maps until the end. */
export function readForm(text: string): Form {
  const root: Branch = new Map();
  for (const [name, value] of new URLSearchParams(text)) setAt(root, pathOf(name), value);
  return Object.fromEntries([...root].map(([key, inner]) => [key, grown(inner)]));
}

function pathOf(name: string): string[] {
  const open = name.indexOf('[');
  if (open <= 0 || !name.endsWith(']')) return [name];
  return [name.slice(0, open), ...name.slice(open + 1, -1).split('][')];
}

function setAt(branch: Branch, [first = '', ...rest]: string[], value: string): void {
  const key = first === '' ? String(branch.size) : first;
  if (rest.length === 0) {
    branch.set(key, value);
    return;
  }
  const known = branch.get(key);
  const inner: Branch = known instanceof Map ? known : new Map();
  branch.set(key, inner);
  setAt(inner, rest, value);
}

function grown(inner: Branch | string): FormValue {
  if (typeof inner === 'string') return inner;
  const entries = [...inner].map(([key, value]) => [key, grown(value)] as const);
  const isList = entries.every(([key]) => /^\d+$/.test(key));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
