import { SHEETS, type Sheet } from '@trazo/plan/theme/papers';
import { templateOf } from '@trazo/plan/theme/theme';
import { orientationOf } from '@trazo/templates/template';
import i18next from 'i18next';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ApiError, ApiResult } from '../../shared/api/api-client.ts';
import { type Draft, isEmptyDraft, planOf } from '../plan-store/draft.ts';
import { coverDraft } from './cover-draft.ts';
import { type PreviewError, previewErrorOf } from './preview-error.ts';
import { Refresher, type RunOutcome } from './refresher.ts';
import { openDocument, type ShownDocument, withCover } from './shown-document.ts';

export interface PreviewState {
  /** The last document there was; it stays on the table while the next one is made. */
  readonly document: ShownDocument | undefined;
  /** The one before it, to compare what has changed. */
  readonly before: ShownDocument | undefined;
  readonly busy: boolean;
  readonly error: PreviewError | undefined;
  /** There is nothing to typeset yet. */
  readonly empty: boolean;
}

export interface PreviewSource {
  readonly getDraft: () => Draft;
  /** Calls back after every change; returns the way to unsubscribe. */
  readonly subscribe: (onChange: () => void) => () => void;
  readonly assemble: (draft: Draft) => Promise<string>;
  /** `base` is the last whole document there was. */
  readonly generate: (
    content: string,
    options: { readonly signal: AbortSignal; readonly base: Blob | undefined },
  ) => Promise<ApiResult<Blob>>;
  readonly open?: (blob: Blob) => Promise<ShownDocument>;
}

export type DocumentPreview = ReturnType<typeof createDocumentPreview>;

/** Keeps a typeset document up to date with a draft, as long as it has watchers. */
export function createDocumentPreview(source: PreviewSource) {
  const maker = new PreviewController(source);
  const { store } = maker;
  let watchers = 0;
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    /** Calls back whenever the draft changes, watched or not. */
    onDraft: source.subscribe,
    /** The size of the pages to come. */
    sheet: (): Sheet => {
      const { paper, templateId } = source.getDraft().theme;
      return SHEETS[paper][orientationOf(templateOf(templateId))];
    },
    /** The page (from 0) that is read: what is in sight is shown first. */
    lookAt(page: number): void {
      maker.inSight = page;
    },
    /** At once, whatever the server has asked for; without watchers, as soon as there is one. */
    retry() {
      maker.forget();
      if (watchers > 0) maker.refreshNow();
    },
    /** Documents are made while there are watchers; returns the way to unsubscribe. */
    watch(): () => void {
      watchers += 1;
      if (watchers === 1) maker.start();
      return () => {
        watchers -= 1;
        if (watchers === 0) maker.stop();
      };
    },
    /** Gives the documents' memory back; the preview can be watched again afterwards. */
    clear: () => maker.clear(),
  };
}

/** Follows the draft and makes documents of it. */
class PreviewController {
  readonly store: StoreApi<PreviewState>;
  inSight: number | undefined;
  readonly #source: PreviewSource;
  readonly #refresher = new Refresher({ run: (signal) => this.#run(signal) });
  /** The draft the document on the table was made of. */
  #shown: Draft | undefined;
  /** The last whole document that was answered. */
  #last: Blob | undefined;
  /** The draft a document was last asked for; the store also calls back when nothing in it has changed. */
  #asked: Draft | undefined;
  #unsubscribe: (() => void) | undefined;
  /** Of the run whose answer is awaited. */
  #asking: AbortSignal | undefined;
  /** The document that is being opened, while the next one may be asked for. */
  #opening: { readonly done: Promise<void>; readonly abort: AbortController } | undefined;

  constructor(source: PreviewSource) {
    this.#source = source;
    this.store = createStore<PreviewState>(() => ({
      document: undefined,
      before: undefined,
      busy: false,
      error: undefined,
      empty: isEmptyDraft(source.getDraft()),
    }));
  }

  start(): void {
    this.#unsubscribe = this.#source.subscribe(() => this.#onDraft());
    const draft = this.#source.getDraft();
    const empty = isEmptyDraft(draft);
    this.store.setState({ empty });
    if (!empty && draft !== this.#shown) this.refreshNow();
  }

  stop(): void {
    this.#unsubscribe?.();
    this.#refresher.stop();
    this.#opening?.abort.abort();
    this.#asked = this.#shown;
    this.store.setState({ busy: false });
  }

  refreshNow(): void {
    this.#refresher.now();
  }

  /** The next document is made even of the same draft. */
  forget(): void {
    this.#shown = undefined;
    this.#asked = undefined;
  }

  clear(): void {
    const { document, before } = this.store.getState();
    this.#shown = undefined;
    this.#last = undefined;
    this.store.setState({ document: undefined, before: undefined, error: undefined });
    void document?.pdf.loadingTask.destroy();
    void document?.cover?.loadingTask.destroy();
    void before?.pdf.loadingTask.destroy();
  }

  #onDraft(): void {
    const draft = this.#source.getDraft();
    if (draft === this.#asked) return;
    const empty = isEmptyDraft(draft);
    if (empty !== this.store.getState().empty) this.store.setState({ empty });
    if (!empty) this.#refresher.touch();
  }

  async #run(signal: AbortSignal): Promise<RunOutcome> {
    const draft = this.#source.getDraft();
    this.#asked = draft;
    this.#asking = signal;
    this.store.setState({ busy: true });
    try {
      return await this.#make(draft, signal);
    } catch (reason) {
      if (signal.aborted) throw reason;
      return this.#fail(noAnswer(), draft);
    } finally {
      if (this.#asking === signal) this.#asking = undefined;
      this.#noteBusy();
    }
  }

  async #make(draft: Draft, signal: AbortSignal): Promise<RunOutcome> {
    const cover = this.inSight === 0 ? coverDraft(draft, this.#shown) : undefined;
    const refused = cover && (await this.#makeCover(cover, signal));
    // Another draft may have come meanwhile: its document is assembled instead.
    signal.throwIfAborted();
    if (refused !== undefined) return this.#fail(refused, draft);
    const result = await this.#ask(draft, signal, this.#last);
    if (result.isError) return this.#fail(result, draft);
    this.#last = result.body;
    signal.throwIfAborted();
    const abort = new AbortController();
    this.#opening = { done: this.#open(result.body, draft, abort.signal), abort };
    return {};
  }

  /**
   * Asks for a document. Pipelining: meanwhile the one before it is opened; its turn comes first, so that documents are shown in order
   * and no more than one waits (back-pressure).
   */
  async #ask(draft: Draft, signal: AbortSignal, base?: Blob): Promise<ApiResult<Blob>> {
    const { assemble, generate } = this.#source;
    const result = await generate(await assemble(draft), { signal, base });
    await this.#opening?.done;
    return result;
  }

  /** Opens a document and shows it, unless that is given up. */
  async #open(blob: Blob, draft: Draft, signal: AbortSignal): Promise<void> {
    const { open = openDocument } = this.#source;
    // The reader itself comes over the network when the first document is shown.
    const next = await open(blob).catch(() => undefined);
    this.#opening = undefined;
    if (next === undefined) this.#last = undefined;
    if (signal.aborted) void next?.pdf.loadingTask.destroy();
    else if (next === undefined) this.#refresher.retry(this.#fail(noAnswer(), draft));
    else this.#show(next, draft);
    this.#noteBusy();
  }

  #noteBusy(): void {
    this.store.setState({ busy: this.#asking !== undefined || this.#opening !== undefined });
  }

  /**
   * Another look lays out every page, the cover alone is there at once. Back-pressure is returned: the whole document would cost
   * more. What else is wrong with it is said of the whole document.
   */
  async #makeCover(draft: Draft, signal: AbortSignal): Promise<ApiError | undefined> {
    const { open = openDocument } = this.#source;
    const result = await this.#ask(draft, signal);
    if (result.isError) {
      return previewErrorOf(result, planOf(draft)).retryIn === undefined ? undefined : result;
    }
    const made = await open(result.body).catch(() => undefined);
    const { document } = this.store.getState();
    if (signal.aborted || document === undefined || made === undefined) {
      void made?.pdf.loadingTask.destroy();
      return undefined;
    }
    this.store.setState({ document: withCover(document, made) });
    void document.cover?.loadingTask.destroy();
    return undefined;
  }

  #fail(failure: ApiError, draft: Draft): RunOutcome {
    const error = previewErrorOf(failure, planOf(draft));
    this.store.setState({ error });
    return { retryIn: error.retryIn };
  }

  #show(document: ShownDocument, draft: Draft): void {
    const { document: before, before: old } = this.store.getState();
    this.#shown = draft;
    this.store.setState({ document, before, error: undefined });
    void before?.cover?.loadingTask.destroy();
    void old?.pdf.loadingTask.destroy();
  }
}

const noAnswer = () =>
  ({
    isError: true,
    status: 0,
    error: i18next.t('errors:network'),
    code: undefined,
    details: [],
    retryAfter: undefined,
  }) as const;
