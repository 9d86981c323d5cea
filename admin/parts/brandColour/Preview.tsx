import type { CSSProperties, ReactNode } from 'react';
import { variableOf } from '#runtime/core/brand/appearances.ts';
import { brandOf, grounds, type Brand } from '#runtime/core/brand/brand.ts';
import { themeOf } from '#runtime/core/theme.ts';
import { fileAddress } from '#runtime/core/upload.ts';
import { texts } from './texts.ts';

export interface PreviewProps {
  /** Like #1F5EFF; without one the product's. */
  colour: string | undefined;
  orgName: string;
  /** Pictures as fields keep them; empty is the product's. */
  logo: string;
  favicon: string;
}

/** Both apps in small, in the colours that follow from one. */
export function Preview({ colour, orgName, logo, favicon }: PreviewProps) {
  const { headerIcon, favicon: usual } = themeOf('default');
  const brand = colour ? brandOf(colour) : undefined;
  const name = orgName || texts.nameless;
  const mark = <img className="brand-logo" src={logo ? fileAddress(logo) : headerIcon.src} alt="" />;
  const icon = favicon ? fileAddress(favicon) : usual;
  const { learnerLight, learnerDark, admin } = texts.frames;
  return (
    <section className="brand-frames" aria-label={texts.preview}>
      <Frame label={learnerLight} appearance="light" brand={brand} name={name} icon={icon}>
        <Learner name={name} mark={mark} />
      </Frame>
      <Frame label={learnerDark} appearance="dark" brand={brand} name={name} icon={icon}>
        <Learner name={name} mark={mark} />
      </Frame>
      <Frame label={admin} appearance="light" brand={brand} name={name} icon={icon}>
        <Admin />
      </Frame>
    </section>
  );
}

/** A browser's window with a page in it; a picture, of which nothing can be used. */
function Frame({
  label,
  appearance,
  brand,
  name,
  icon,
  children,
}: {
  label: string;
  appearance: keyof Brand;
  brand: Brand | undefined;
  name: string;
  icon: string;
  children: ReactNode;
}) {
  const colours = { ...grounds[appearance], ...brand?.[appearance] };
  const variables = Object.fromEntries(Object.entries(colours).map(([word, value]) => [variableOf(word), value]));
  return (
    <figure>
      <div className="brand-frame" role="img" aria-label={label} style={variables as CSSProperties}>
        <div className="brand-tabs">
          <span>
            <img src={icon} alt="" />
            {name}
          </span>
        </div>
        {children}
      </div>
      <figcaption>{label}</figcaption>
    </figure>
  );
}

function Learner({ name, mark }: { name: string; mark: ReactNode }) {
  const { menu, learner } = texts;
  return (
    <>
      <div className="brand-head">
        {mark}
        <strong>{name}</strong>
        <span className="is-active">{menu.home}</span>
        <span>{menu.practice}</span>
        <b className="brand-button">{menu.login}</b>
      </div>
      <div className="brand-page">
        <div className="brand-card">
          <p>
            <strong>{learner.title}</strong>
            <span className="brand-chip">{learner.chip}</span>
          </p>
          <i className="brand-progress" />
          <p>{learner.line}</p>
          <p>
            <b className="brand-button">{learner.start}</b>
            <u className="brand-link">{learner.link}</u>
          </p>
        </div>
      </div>
    </>
  );
}

function Admin() {
  const { menus, title, create, columns, name, tag } = texts.admin;
  return (
    <div className="brand-admin">
      <div className="brand-side">
        {menus.map((menu) => (
          <span key={menu} className={menu === title ? 'is-active' : undefined}>
            {menu}
          </span>
        ))}
      </div>
      <div className="brand-page">
        <p>
          <strong>{title}</strong>
          <b className="brand-button">{create}</b>
        </p>
        <div className="brand-rows">
          {columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
          <u className="brand-link">{name}</u>
          <span>
            <span className="brand-chip">{tag}</span>
          </span>
        </div>
      </div>
    </div>
  );
}
