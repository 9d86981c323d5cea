import type { ReactNode } from 'react';
import { messages } from '../../messages.ts';
import { Notice } from './Notice.tsx';

/** The page exists, but not for this role. */
export function NoPermission(): ReactNode {
  return <Notice status="403" title={messages.deniedTitle} help={messages.deniedHelp} hasWayHome />;
}
