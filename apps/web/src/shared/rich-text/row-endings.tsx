import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface RowEndingsProps {
  /** Words for taking away what is there; undefined where there is nothing. */
  readonly removal: string | undefined;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** How a row that asks for something ends, beside setting it. */
export function RowEndings({ removal, onRemove, onClose }: RowEndingsProps) {
  const { t } = useTranslation('fields');
  return (
    <>
      {removal !== undefined && (
        <Button size="compact-md" variant="subtle" onClick={onRemove}>
          {removal}
        </Button>
      )}
      <Button size="compact-md" variant="subtle" onClick={onClose}>
        {t('richText.cancel')}
      </Button>
    </>
  );
}
