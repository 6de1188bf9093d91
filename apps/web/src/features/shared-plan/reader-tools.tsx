import { Button, Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { IconDownload, IconList, IconMessage, IconPrinter } from '../../shared/icons/icons.ts';
import { MenuOnDemand } from '../../shared/layout/menu-on-demand.tsx';
import type { OutlineEntry } from '../../workspace/document-view/outline.ts';
import type { Zoom } from '../../workspace/document-view/stack-layout.ts';
import { FitButtons, ZoomSteps } from '../../workspace/document-view/zoom-steps.tsx';
import styles from './shared-plan.module.css';

interface ReaderToolsProps {
  readonly outline: readonly OutlineEntry[];
  readonly view: { readonly page: number; readonly percent: number };
  readonly total: number;
  readonly zoom: Zoom;
  readonly onZoom: (zoom: Zoom) => void;
  readonly onPage: (page: number) => void;
  readonly onPrint: () => void;
  readonly onDownload: (() => void) | undefined;
  /** Undefined where its reader may not comment. */
  readonly comments:
    | { readonly open: number; readonly areShown: boolean; readonly onSwitch: () => void }
    | undefined;
}

/** What a reader needs around the pages: contents, size, paper. */
export function ReaderTools({
  outline,
  view,
  total,
  zoom,
  onZoom,
  onPage,
  onPrint,
  onDownload,
  comments,
}: ReaderToolsProps) {
  const { t } = useTranslation(['sharing', 'viewer', 'comments']);
  return (
    <div
      className={styles.tools}
      role="toolbar"
      aria-label={t('sharing:shared.tools')}
      data-with-comments={comments !== undefined || undefined}
    >
      {outline.length > 0 && (
        <MenuOnDemand
          edge="start"
          button={
            <Button
              className={styles.tool}
              variant="default"
              aria-label={t('sharing:shared.contents')}
              leftSection={<IconList size={20} stroke={1.5} />}
            >
              <span className={styles.word}>{t('sharing:shared.contents')}</span>
            </Button>
          }
        >
          {outline.map(({ title, level, page }) => (
            <Menu.Item key={`${level} ${page} ${title}`} onClick={() => onPage(page)}>
              <span className={styles.entry} data-level={level}>
                {title}
                <span>{page + 1}</span>
              </span>
            </Menu.Item>
          ))}
        </MenuOnDemand>
      )}
      <p className={styles.number}>{t('viewer:page', { number: view.page + 1, total })}</p>
      <div className={styles.sizes}>
        <ZoomSteps percent={view.percent} onZoom={onZoom} />
        <FitButtons className={styles.fit} zoom={zoom} onZoom={onZoom} />
      </div>
      <Button
        className={styles.tool}
        variant="default"
        aria-label={t('sharing:shared.print')}
        leftSection={<IconPrinter size={20} stroke={1.5} />}
        onClick={onPrint}
      >
        <span className={styles.word}>{t('sharing:shared.print')}</span>
      </Button>
      {comments !== undefined && (
        <Button
          className={styles.tool}
          variant="default"
          aria-expanded={comments.areShown}
          aria-label={`${t('comments:title')}, ${t('comments:count', { count: comments.open })}`}
          leftSection={<IconMessage size={20} stroke={1.5} />}
          onClick={comments.onSwitch}
        >
          <span className={styles.word}>{t('comments:title')}&nbsp;</span>
          {comments.open}
        </Button>
      )}
      {onDownload !== undefined && (
        <Button
          className={styles.tool}
          variant="default"
          aria-label={t('sharing:shared.download')}
          leftSection={<IconDownload size={20} stroke={1.5} />}
          onClick={onDownload}
        >
          <span className={styles.word}>{t('sharing:shared.download')}</span>
        </Button>
      )}
    </div>
  );
}
