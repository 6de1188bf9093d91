import { templateOf } from '@trazo/plan/theme/theme';
import { paperOf } from '@trazo/templates/template';
import i18next from 'i18next';
import { createStore } from 'zustand/vanilla';
import type { ApiResult } from '../../shared/api/api-client.ts';
import { type Draft, isEmptyDraft, planOf } from '../drafts/draft.ts';
import { type PreviewError, previewErrorOf } from './preview-error.ts';
import { Refresher, type RunOutcome } from './refresher.ts';
import { openDocument, type ShownDocument } from './shown-document.ts';

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
  readonly generate: (content: string, signal: AbortSignal) => Promise<ApiResult<Blob>>;
  readonly open?: (blob: Blob) => Promise<ShownDocument>;
}

export type DocumentPreview = ReturnType<typeof createDocumentPreview>;

/** Keeps a typeset document up to date with a draft, as long as it has watchers. */
export function createDocumentPreview(source: PreviewSource) {
  const { getDraft, assemble, generate, open = openDocument } = source;
  const store = createStore<PreviewState>(() => ({
    document: undefined,
    before: undefined,
    busy: false,
    error: undefined,
    empty: isEmptyDraft(getDraft()),
  }));
  /** The draft the document on the table was made of. */
  let shown: Draft | undefined;
  /** The draft a document was last asked for; the store also calls back when nothing in it has changed. */
  let asked: Draft | undefined;
  let watchers = 0;
  let unsubscribe: (() => void) | undefined;

  const run = async (signal: AbortSignal): Promise<RunOutcome> => {
    const draft = getDraft();
    asked = draft;
    store.setState({ busy: true });
    try {
      const result = await generate(await assemble(draft), signal);
      if (result.isError) {
        const error = previewErrorOf(result, planOf(draft));
        store.setState({ error });
        return { retryIn: error.retryIn };
      }
      const next = await open(result.body);
      if (signal.aborted) {
        await next.pdf.loadingTask.destroy();
        return {};
      }
      put(draft, next);
      return {};
    } catch (reason) {
      if (signal.aborted) throw reason;
      // The reader itself comes over the network when the first document is shown.
      const error = previewErrorOf(noAnswer(), planOf(draft));
      store.setState({ error });
      return { retryIn: error.retryIn };
    } finally {
      if (!signal.aborted) store.setState({ busy: false });
    }
  };
  const refresher = new Refresher({ run });

  const put = (draft: Draft, document: ShownDocument) => {
    const { document: before, before: old } = store.getState();
    shown = draft;
    store.setState({ document, before, error: undefined });
    void old?.pdf.loadingTask.destroy();
  };

  const notice = () => {
    const draft = getDraft();
    if (draft === asked) return;
    const empty = isEmptyDraft(draft);
    if (empty !== store.getState().empty) store.setState({ empty });
    if (!empty) refresher.touch();
  };

  const start = () => {
    unsubscribe = source.subscribe(notice);
    const empty = isEmptyDraft(getDraft());
    store.setState({ empty });
    if (!empty && getDraft() !== shown) refresher.now();
  };
  const stop = () => {
    unsubscribe?.();
    refresher.stop();
    asked = shown;
    store.setState({ busy: false });
  };

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    /** Calls back whenever the draft changes, watched or not. */
    onDraft: source.subscribe,
    /** How the pages will lie. */
    paper: () => paperOf(templateOf(getDraft().theme.templateId)),
    /** At once, whatever the server has asked for; without watchers, as soon as there is one. */
    retry() {
      shown = undefined;
      asked = undefined;
      if (watchers > 0) refresher.now();
    },
    /** Documents are made while there are watchers; returns the way to unsubscribe. */
    watch(): () => void {
      watchers += 1;
      if (watchers === 1) start();
      return () => {
        watchers -= 1;
        if (watchers === 0) stop();
      };
    },
    /** Gives the documents' memory back; the preview can be watched again afterwards. */
    clear() {
      const { document, before } = store.getState();
      shown = undefined;
      store.setState({ document: undefined, before: undefined, error: undefined });
      void document?.pdf.loadingTask.destroy();
      void before?.pdf.loadingTask.destroy();
    },
  };
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
