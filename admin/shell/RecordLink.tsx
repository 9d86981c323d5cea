import { Link } from 'react-router-dom';
import { FormulaText } from '#kinds/richText/screen/FormulaText.tsx';
import { useAreas } from '#runtime/react/useAreas.ts';
import { useCodes } from '#runtime/react/useCodes.ts';
import type { RecordLinkProps } from '#runtime/screen/host.ts';
import { plainText } from '#runtime/screen/records.ts';
import { allMenus, modules } from './menus.ts';
import { recordRoute } from './recordRoute.ts';

/** A record's name, a link where a page shows it to the person. */
export function RecordLink({ entity, id, label, onGo }: RecordLinkProps) {
  const has = useCodes();
  useAreas([entity]);
  const menus = allMenus(modules).filter(({ code }) => has(code));
  const route = recordRoute({ menus, has, entity, id, label });
  const name = <FormulaText text={plainText(label)} />;
  if (!route) return name;
  return (
    <Link to={route} {...(onGo && { onClick: onGo })}>
      {name}
    </Link>
  );
}
