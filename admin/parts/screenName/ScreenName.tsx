import { Link } from 'react-router-dom';
import { readScreenName } from '#runtime/core/screens/names.ts';
import { useCodes } from '#runtime/react/useCodes.ts';
import type { FieldPartProps } from '#runtime/screen/parts.ts';
import { asText } from '#runtime/screen/records.ts';
import { useScreen } from '#runtime/screen/screens.ts';
import { allMenus, modules } from '../../shell/menus.ts';
import { texts } from './texts.ts';

/** What people call a screen, with the way to the page where it is met; to read. */
export function ScreenName({ value }: FieldPartProps) {
  const has = useCodes();
  const name = asText(value);
  const { entity, kind } = readScreenName(name) ?? {};
  const menu = allMenus(modules).find(({ screen }) => screen === name || screen === `${entity ?? ''}.list`);
  if (!menu) return <TitleOf name={name} />;
  const text = kind === undefined ? menu.label : texts.of[kind](menu.label);
  return has(menu.code) ? <Link to={menu.route}>{text}</Link> : <span>{text}</span>;
}

/** Of a screen that stands inside others. */
function TitleOf({ name }: { name: string }) {
  const { screen, error } = useScreen(name);
  return <span>{screen?.title ?? (error ? texts.gone(name) : '')}</span>;
}
