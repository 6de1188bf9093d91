import { templateOf } from '@trazo/plan/theme/theme';
import { paperOf } from '@trazo/templates/template';
import i18next from 'i18next';
import { createStore } from 'zustand/vanilla';
import type { ApiResult } from '../api/api-client.ts';
import { type Draft, isEmptyDraft, planOf } from '../drafts/draft.ts';
import { Refresher, type RunOutcome } from './refresher.ts';
import { openDocument, type ShownDocument } from './shown-document.ts';
import { type Trouble, troubleOf } from './trouble.ts';

export interface PreviewState {
  /** The last document there was; it stays on the table while the next one is made. */
  readonly document: ShownDocument | undefined;
  /** The one before it, for whoever wants to know what has changed. */
  readonly before: ShownDocument | undefined;
  readonly busy: boolean;
  readonly trouble: Trouble | undefined;
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

/** Keeps a typeset document up to date with a draft, as long as somebody watches. */
export function createDocumentPreview(source: PreviewSource) {
  const { getDraft, assemble, generate, open = openDocument } = source;
  const store = createStore<PreviewState>(() => ({
    document: undefined,
    before: undefined,
    busy: false,
    trouble: undefined,
    empty: isEmptyDraft(getDraft()),
  }));
  /** The draft the document on the table was made of. */
  let shown: Draft | undefined;
  let watchers = 0;
  let unsubscribe: (() => void) | undefined;

  const run = async (signal: AbortSignal): Promise<RunOutcome> => {
    const draft = getDraft();
    store.setState({ busy: true });
    try {
      const result = await generate(await assemble(draft), signal);
      if (result.isError) {
        const trouble = troubleOf(result, planOf(draft));
        store.setState({ trouble });
        return { retryIn: trouble.retryIn };
      }
      const next = await open(result.body);
      if (signal.aborted) {
        await next.pdf.loadingTask.destroy();
        return {};
      }
      put(draft, next);
      return {};
    } catch (problem) {
      if (signal.aborted) throw problem;
      // The reader itself comes over the network when the first document is shown.
      const trouble = troubleOf(noAnswer(), planOf(draft));
      store.setState({ trouble });
      return { retryIn: trouble.retryIn };
    } finally {
      if (!signal.aborted) store.setState({ busy: false });
    }
  };
  const refresher = new Refresher({ run });

  const put = (draft: Draft, document: ShownDocument) => {
    const { document: before, before: old } = store.getState();
    shown = draft;
    store.setState({ document, before, trouble: undefined });
    void old?.pdf.loadingTask.destroy();
  };

  const notice = () => {
    const draft = getDraft();
    if (draft === shown) return;
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
    /** At once, whatever the server has asked for; while nobody watches, as soon as somebody does. */
    retry() {
      shown = undefined;
      if (watchers > 0) refresher.now();
    },
    /** Documents are made while there is somebody to see them; returns the way to leave. */
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
      store.setState({ document: undefined, before: undefined, trouble: undefined });
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
