import { Link } from 'react-router-dom';
import { useAreas } from '#runtime/react/useAreas.ts';
import { useCall } from '#runtime/react/useCall.ts';
import { useCodes } from '#runtime/react/useCodes.ts';
import { FormulaText } from '#kinds/richText/screen/FormulaText.tsx';
import type { ActionPartProps } from '#runtime/screen/parts.ts';
import { asText, idOf, plainText } from '#runtime/screen/records.ts';
import { allMenus, modules } from '../../shell/menus.ts';
import { recordRoute } from '../../shell/recordRoute.ts';
import { UsesDialog } from '../uses/UsesDialog.tsx';

/** Where a file is used, each place with the way there. */
export function FileUses({ rows: [file], onClose }: ActionPartProps) {
  const has = useCodes();
  const { data, error, reload } = useCall('file.uses', { id: idOf(file) });
  useAreas((data?.rows ?? []).map(({ entity }) => entity));
  const menus = allMenus(modules).filter(({ code }) => has(code));
  return (
    <UsesDialog
      title={`“${asText(file?.['name'])}”的使用处`}
      empty="没有地方使用这个文件，可以删除"
      count={data?.rows.length}
      error={error}
      reload={reload}
      onClose={onClose}
      note={
        data && data.total > data.rows.length ? `共 ${data.total} 处，这里列出前 ${data.rows.length} 处` : undefined
      }
    >
      {data?.rows.map(({ entity, entityTitle, fieldTitle, id, label }) => {
        const name = label === null ? id : plainText(label);
        const route = recordRoute({ menus, has, entity, id, label: name });
        return (
          <li key={`${entity} ${id} ${fieldTitle}`}>
            <span className="uses-kind">{`${entityTitle} · ${fieldTitle}`}</span>
            {route ? (
              <Link to={route} onClick={onClose}>
                <FormulaText text={name} />
              </Link>
            ) : (
              <FormulaText text={name} />
            )}
          </li>
        );
      })}
    </UsesDialog>
  );
}
