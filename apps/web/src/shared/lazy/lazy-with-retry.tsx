import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import controls from '../design/plain-controls.module.css';
import { recovery } from '../missing-code/this-page.ts';
import { useWords } from '../words/use-words.ts';
import styles from './lazy-with-retry.module.css';

interface LazyOptions {
  /** Shown until the code has come. */
  readonly waiting?: () => ReactNode;
  /** What is missing, and what goes on without it, in a sentence. */
  readonly Failed: ComponentType;
  /** Class of the failure's box. */
  readonly className?: string | undefined;
}

/**
 * A part of a page whose code is fetched when it is first shown. Missing code is reported where the part would stand, with another try:
 * the rest of the page stays as it is. When that fails too, the page is reloaded under the rule for missing code.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, Failed, className = styles.failed }: LazyOptions,
): ComponentType<Props> {
  let here: ComponentType<Props> | undefined;
  const fetched = (isRetry: boolean, retry: () => void) =>
    lazy(async () => {
      try {
        here = await recovery.inTime(load);
        return { default: here };
      } catch (error) {
        // While the page is on its way nothing else is to be seen.
        if (isRetry && (await recovery.recover(error))) await new Promise(() => undefined);
        return { default: () => <FailedLoad className={className} Failed={Failed} retry={retry} /> };
      }
    });
  return function Lazy(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props>>(() => here ?? fetched(false, retry));
    function retry(): void {
      setPart(() => here ?? fetched(true, retry));
    }
    return (
      <Suspense fallback={waiting?.() ?? null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

interface FailedLoadProps {
  readonly className: string | undefined;
  readonly Failed: ComponentType;
  readonly retry: () => void;
}

function FailedLoad({ className, Failed, retry }: FailedLoadProps) {
  const { t } = useWords('navigation');
  return (
    <div className={className} role="alert">
      <Failed />
      <button type="button" className={controls.button} data-variant="default" onClick={retry}>
        {t('retry')}
      </button>
    </div>
  );
}
