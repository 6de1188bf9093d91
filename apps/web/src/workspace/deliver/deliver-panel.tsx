import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WAYS, type Way } from '../billing/order-address.ts';
import { Paywall } from '../billing/paywall.tsx';
import { useMayExport } from '../billing/use-may-export.ts';
import styles from './deliver.module.css';
import { DownloadWay } from './download-way.tsx';
import { LinkList } from './link-list.tsx';
import { LinkWay } from './link-way.tsx';
import { MailWay } from './mail-way.tsx';

export interface DeliverPanelProps {
  readonly id: string;
  readonly name: string;
  /** The way that is open at first. */
  readonly start?: Way | undefined;
  /** The download begins with the panel: the user has paid for it a moment ago. */
  readonly begins?: boolean;
  readonly onDownloaded?: (() => void) | undefined;
  /** A co-author may take a file along, where the owner has paid for that. */
  readonly guest?: { readonly owner: string; readonly mayExport: boolean } | undefined;
}

/** How a saved plan gets to its readers: as a file, by mail, by a link. Until it is paid for, what that costs. */
export function DeliverPanel({
  id,
  name,
  start = 'download',
  begins = false,
  onDownloaded,
  guest,
}: DeliverPanelProps) {
  const { t } = useTranslation(['plans', 'people']);
  const mayExport = useMayExport();
  const [way, setWay] = useState<Way>(start);
  const [visited, setVisited] = useState<ReadonlySet<Way>>(new Set([start]));
  const [isRefused, setRefused] = useState(false);
  const open = (chosen: Way) => {
    setWay(chosen);
    setVisited(new Set([...visited, chosen]));
  };
  const props = { id, name, onUnpaid: () => setRefused(true) };
  if (guest !== undefined) {
    return isRefused || !guest.mayExport ? (
      <p role="status">{t('people:unpaid', { owner: guest.owner })}</p>
    ) : (
      <DownloadWay {...props} begins={begins} onDownloaded={onDownloaded} />
    );
  }
  return (
    <div className={styles.panel}>
      {(isRefused || !mayExport) && (
        <>
          <Paywall way={way} plan={id} />
          <LinkList id={id} name={name} />
        </>
      )}
      {mayExport && (
        // Also while it is refused: what was written stays.
        <div className={styles.panel} hidden={isRefused}>
          <SegmentedControl
            fullWidth
            size="md"
            aria-label={t('plans:deliver.ways.label')}
            classNames={{ root: styles.ways, indicator: styles.wayMark, label: styles.wayLabel }}
            data={WAYS.map((value) => ({ value, label: t(`plans:deliver.ways.${value}`) }))}
            value={way}
            onChange={open}
          />
          {WAYS.filter((each) => visited.has(each)).map((each) => (
            <section key={each} hidden={way !== each}>
              {each === 'download' && <DownloadWay {...props} begins={begins} onDownloaded={onDownloaded} />}
              {each === 'send' && <MailWay {...props} />}
              {each === 'share' && <LinkWay {...props} />}
            </section>
          ))}
        </div>
      )}
    </div>
  );
}
