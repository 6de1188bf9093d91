import { isRecord } from '@trazo/plan/is-record';
import { type OrganigramBranch, type OrganigramNode, organigramTrees } from '@trazo/plan/sections/organigram';
import { itemList } from '../codec/lists.ts';
import { at, type Field, mapping, object } from '../codec/mapping.ts';
import { picture } from '../codec/pictures.ts';
import { choice, flag, identifier, nullableIdentifier, text, type ValueCodec } from '../codec/value-codec.ts';
import { put } from '../codec/wire-object.ts';
import { sectionCodec } from './section-codec.ts';

/** On the wire both kinds of node have the same fields, and each says its level. */
interface Row {
  readonly id: string;
  readonly kind: OrganigramNode['kind'];
  readonly position: string;
  readonly departmentId: string | null;
  readonly superiorId: string | null;
  readonly hierarchy: number;
}

/** The level follows from the superiors: sent, and not believed when it comes back. */
const hierarchy: Field<number> = {
  names: ['hierarchy'],
  write: (level, target) => put(target, ['hierarchy'], level),
  read: () => undefined,
  wirePath: () => ['hierarchy'],
};

const rows = itemList(
  object(
    mapping<Row>({
      id: at('id', identifier),
      kind: at('kind', choice<Row['kind']>('position')),
      position: at('position', text),
      departmentId: at('department', nullableIdentifier),
      superiorId: at('superior', nullableIdentifier),
      hierarchy,
    }),
  ),
);

function levels(branches: readonly OrganigramBranch[]): Map<string, number> {
  return new Map(
    branches.flatMap((branch) => [[branch.node.id, branch.hierarchy] as const, ...levels(branch.reports)]),
  );
}

/** A department that names a position keeps it, so that the domain refuses it instead of losing it. */
function nodeOf(draft: unknown): unknown {
  if (!isRecord(draft)) return draft;
  const { hierarchy: _level, position, ...node } = draft;
  return node.kind === 'department' && position === '' ? node : { ...node, position };
}

function rowsOf(value: readonly OrganigramNode[]): Row[] {
  const known = levels(organigramTrees(value));
  return value.map((node) => ({ position: '', ...node, hierarchy: known.get(node.id) ?? 1 }));
}

const nodes: ValueCodec<OrganigramNode[]> = {
  encode: (value, context) => rows.encode(rowsOf(value), context),
  decode: (wire, location, issues) => {
    const drafts = rows.decode(wire, location, issues);
    return Array.isArray(drafts) ? drafts.map(nodeOf) : drafts;
  },
  wirePath: rows.wirePath,
};

export const organigram = sectionCodec<'organigram'>({
  nodes: at('organigram', nodes),
  image: at('organigram_image', picture),
  imagePrinted: at('organigram_image_printed', flag(false)),
});
