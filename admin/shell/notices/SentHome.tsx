import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { presenter } from '#runtime/core/presenter.ts';
import { texts } from '../../texts.ts';

/** After a log-in at a page that this person may not open, such as the former person's: home, with a word on why. */
export function SentHome({ page }: { page: string }): ReactNode {
  useEffect(() => presenter().toast({ kind: 'info', message: texts.sentHome(page) }), [page]);
  return <Navigate to="/" replace />;
}
