import type { ReactNode } from 'react';
import { texts } from '../../texts.ts';
import { Notice } from './Notice.tsx';

/** No page has this address. */
export function NotFound(): ReactNode {
  return <Notice status="404" title={texts.notFoundTitle} help={texts.notFoundHelp} hasWayHome />;
}
