import type { ReactNode } from 'react';
import { Router } from '#learner/router/Router.tsx';
import base from '#learner/style/base.css?inline';

/** What stands around a story of the learner: its style sheet, there only as long as the story is, and its router. */
export function LearnerFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <style>{base}</style>
      <Router>{children}</Router>
    </>
  );
}
