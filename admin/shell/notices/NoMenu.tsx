import type { ReactNode } from 'react';
import { messages } from '../../messages.ts';
import { Notice } from './Notice.tsx';

/** Signed in, but without any page. */
export function NoMenu(): ReactNode {
  return <Notice status="info" title={messages.noMenuTitle} help={messages.noMenuHelp} />;
}
