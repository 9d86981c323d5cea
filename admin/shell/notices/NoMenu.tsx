import type { ReactNode } from 'react';
import { texts } from '../../texts.ts';
import { Notice } from './Notice.tsx';

/** Signed in, but without any page. */
export function NoMenu(): ReactNode {
  return <Notice status="info" title={texts.noMenuTitle} help={texts.noMenuHelp} />;
}
