import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { FormulaText } from '#kinds/richText/screen/FormulaText.tsx';
import { useAreas } from '#runtime/react/useAreas.ts';
import { useCodes } from '#runtime/react/useCodes.ts';
import type { RecordLinkProps } from '#runtime/screen/host.ts';
import { allMenus, modules } from './menus.ts';
import { recordRoute } from './recordRoute.ts';

const everyMenu = allMenus(modules);

/** A record's name, a link where a page shows it to the person. */
export function RecordLink({ entity, id, label, onGo }: RecordLinkProps) {
  const has = useCodes();
  useAreas([entity]);
  const menus = everyMenu.filter(({ code }) => has(code));
  const route = recordRoute({ menus, has, entity, id, label });
  const name = <FormulaText text={label} />;
  if (!route) return name;
  return (
    <Link to={route} onClick={(click) => isHere(click) && onGo?.()}>
      {name}
    </Link>
  );
}

/** Whether a click on a link leads on in this window, and not to another one. */
function isHere({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
