import { usePortal } from '#learner/shell/usePortal.ts';
import { texts } from '../texts.ts';

/** Whom to ask where a guide has no answer. */
export function GuidePhone() {
  const { portal } = usePortal();
  return portal?.phone ? <p className="help-phone">{texts.phone(portal.phone)}</p> : null;
}
