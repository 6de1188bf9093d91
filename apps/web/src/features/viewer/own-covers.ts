import { COVERS_AT_ONCE, drawCovers } from '@trazo/contract/api/documents';
import { callApi } from '../../shared/api/api-client.ts';
import { textFingerprint } from '../../shared/identifiers/fingerprint.ts';
import { type Draft, isEmptyDraft } from '../../workspace/plan-store/draft.ts';
import { assembleContent } from '../../workspace/plan-sync/assemble-content.ts';

/** A few states of a plan in all templates, some 5 kB each. */
const KEPT = 80;

/** Covers as data URLs, by what they were drawn of and the template. */
const cache = new Map<string, string>();

/** The oldest leaves first. */
function keep(key: string, cover: string): void {
  cache.set(key, cover);
  const [oldest] = cache.keys();
  if (cache.size > KEPT && oldest !== undefined) cache.delete(oldest);
}

/** The plan and its look, whichever template it is in at the moment. */
const contentOf = (draft: Draft): Promise<string> =>
  assembleContent({ ...draft, theme: { ...draft.theme, templateId: 1 } });

export interface OwnCoversRequest {
  readonly draft: Draft;
  readonly templateIds: readonly number[];
  readonly signal: AbortSignal;
  /** Called as covers come, by template; undefined where there is none. */
  readonly onCovers: (covers: OwnCovers) => void;
}

export type OwnCovers = ReadonlyMap<number, string | undefined>;

const noCovers = (ids: readonly number[]): OwnCovers => new Map(ids.map((id) => [id, undefined]));

/** Draws one's own plan's covers in these templates; an empty plan has none, and after an error there are no more of them. */
export async function drawOwnCovers({
  draft,
  templateIds,
  signal,
  onCovers,
}: OwnCoversRequest): Promise<void> {
  if (isEmptyDraft(draft)) {
    onCovers(noCovers(templateIds));
    return;
  }
  const content = await contentOf(draft);
  const print = textFingerprint(content);
  const keyOf = (id: number): string => `${print} ${id}`;
  const known = templateIds.flatMap((id): [number, string][] => {
    const cover = cache.get(keyOf(id));
    return cover === undefined ? [] : [[id, cover]];
  });
  if (known.length > 0 && !signal.aborted) onCovers(new Map(known));
  const missing = templateIds.filter((id) => !cache.has(keyOf(id)));
  for (let from = 0; from < missing.length && !signal.aborted; from += COVERS_AT_ONCE) {
    const ids = missing.slice(from, from + COVERS_AT_ONCE);
    const answer = await callApi(drawCovers, { body: { content, template_ids: ids }, signal });
    if (answer.isError) {
      if (!signal.aborted) onCovers(noCovers(missing.slice(from)));
      return;
    }
    const drawn = answer.body.covers.map(({ template_id: id, base_64_webp: cover }) => {
      const address = `data:image/webp;base64,${cover}`;
      keep(keyOf(id), address);
      return [id, address] as const;
    });
    if (!signal.aborted) onCovers(new Map(drawn));
  }
}
