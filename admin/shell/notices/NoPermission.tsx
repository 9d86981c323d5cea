import type { ReactNode } from 'react';
import { texts } from '../../texts.ts';
import { Notice } from './Notice.tsx';

/** The page exists, but not for this role. */
export function NoPermission(): ReactNode {
  return <Notice status="403" title={texts.deniedTitle} help={texts.deniedHelp} hasWayHome />;
}
