// Scripts run before the entry does: schemas of the application's would be made without it.
import '../shared/api/zod-config.ts';

import '../shared/design/component-styles.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { startApplication } from '../app/start-application.ts';
import { SessionEnded } from '../features/auth/session-ended.tsx';
import { queryClient } from '../shared/api/query-client.ts';
import { mantineTheme } from '../shared/design/mantine-theme.ts';
import { QuestionDialog } from '../shared/dialogs/question-dialog.tsx';
import { forgetQuestion } from '../shared/dialogs/questions.ts';
import { ApplicationHead } from '../shared/layout/application-head.tsx';
import { useScheme } from '../shared/scheme/colour-scheme.ts';
import { useScrollRestoration } from '../shared/site/use-scroll-restoration.ts';
import { useTranslatedPage } from '../shared/site/use-translated-page.ts';
import { PlanProvider } from '../workspace/plan-store/plan-context.tsx';
import { planStore } from '../workspace/plan-store/singletons.ts';

/** Without its code the pages are as they would be without anything to announce. */
const Announcements = lazy(() =>
  import('../features/announcements/announcements.tsx').then(
    (code) => ({ default: code.Announcements }),
    () => ({ default: () => null }),
  ),
);

/** Words, draft and session are there before the first page of the application. */
export async function loader(): Promise<null> {
  await startApplication();
  return null;
}

export const shouldRevalidate = () => false;

/** What builder, account and shared plans stand in: the component library, the server's answers, messages and dialogs. */
export default function AppShell() {
  useLayoutEffect(forgetWithThePages, []);
  useScrollRestoration();
  const scheme = useScheme();
  return (
    <MantineProvider
      theme={mantineTheme}
      defaultColorScheme="auto"
      {...(scheme === 'system' ? {} : { forceColorScheme: scheme })}
    >
      <QueryClientProvider client={queryClient}>
        <PlanProvider key={useTranslatedPage()} store={planStore}>
          <ApplicationHead />
          <Afterwards>
            <Suspense fallback={null}>
              <Announcements />
            </Suspense>
          </Afterwards>
          <Outlet />
          <SessionEnded />
          <Afterwards>
            <QuestionDialog />
          </Afterwards>
        </PlanProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}

/** A question of a page that is gone is dropped, however late it comes. */
function forgetWithThePages(): () => void {
  forgetQuestion();
  return forgetQuestion;
}

/** What waits unseen for a first message or question: set up once the page stands, which comes sooner so. */
function Afterwards({ children }: { children: ReactNode }) {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => startTransition(() => setIsTime(true)), []);
  return isTime && children;
}
