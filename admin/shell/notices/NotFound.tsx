import type { ReactNode } from 'react';
import { messages } from '../../messages.ts';
import { Notice } from './Notice.tsx';

/** No page has this address. */
export function NotFound(): ReactNode {
  return <Notice status="404" title={messages.notFoundTitle} help={messages.notFoundHelp} hasWayHome />;
}
