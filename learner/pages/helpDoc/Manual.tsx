import { useEffect, useRef, useState } from 'react';
import { Marked } from '#runtime/react/Marked.tsx';
import { Link } from '#learner/router/Link.tsx';
import { useLocation } from '#learner/router/useLocation.ts';
import { GuideChapter } from './GuideChapter.tsx';
import { GuideHead } from './GuideHead.tsx';
import { GuidePhone } from './GuidePhone.tsx';
import { groups, pages } from './manual/index.ts';
import type { ManualPage, ManualSection } from './manual/page.ts';
import { placeOf } from './manual/place.ts';
import { search } from './manual/search.ts';
import { manualPictures } from './manual/pictures.ts';
import './helpDoc.css';
import './manual.css';
import { texts } from './texts.ts';

/** The administrators' manual: contents and search beside one page of it, which the hash names. */
export function Manual() {
  const { hash, key } = useLocation();
  const place = placeOf({ pages, name: hash.slice(1) });
  const page = place?.page ?? pages[0];
  const target = place?.section?.id ?? place?.page.id;
  // What was typed counts until one goes anywhere.
  const [entry, setEntry] = useState({ key, typed: '' });
  const typed = entry.key === key ? entry.typed : '';
  const keyword = typed.normalize('NFKC').trim();
  useEffect(() => {
    const found = target === undefined ? null : document.getElementById(target);
    found?.scrollIntoView();
    found?.focus({ preventScroll: true });
  }, [target, key]);
  const isSearching = keyword !== '';
  useEffect(() => {
    if (isSearching) window.scrollTo(0, 0);
  }, [isSearching]);
  return (
    <div className="page help-page">
      <GuideHead title={texts.management} />
      <div className="help-body manual">
        <div className="manual-side">
          <input
            type="search"
            className="manual-search"
            value={typed}
            placeholder={texts.search}
            aria-label={texts.search}
            onChange={({ target: { value } }) => setEntry({ key, typed: value })}
          />
          <Contents page={page} section={place?.section} />
        </div>
        <div>
          {isSearching ? <Hits keyword={keyword} /> : page && <Page page={page} />}
          <GuidePhone />
        </div>
      </div>
    </div>
  );
}

/** All pages by group, with the sections of the one that is read; where there is no room beside it, behind a button. */
function Contents({ page, section }: { page: ManualPage | undefined; section: ManualSection | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    setOpen(false);
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && current) list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2;
  }, [page, section]);
  return (
    <>
      <button type="button" className="manual-toggle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {texts.contents}
        <span>{page?.title}</span>
      </button>
      <nav ref={list} className={`manual-contents${isOpen ? ' is-open' : ''}`} aria-label={texts.contents}>
        {groups.map((group) => (
          <section key={group.title}>
            <h2>{group.title}</h2>
            <ul>
              {group.pages.map((each) => (
                <li key={each.id}>
                  <Link to={`#${each.id}`} {...(each === page && !section && { 'aria-current': 'page' })}>
                    {each.title}
                  </Link>
                  {each === page && each.sections.length > 1 && (
                    <ul>
                      {each.sections.map(({ id, title }) => (
                        <li key={id}>
                          <Link to={`#${id}`} {...(id === section?.id && { 'aria-current': 'true' })}>
                            {title}
                          </Link>
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </>
  );
}

/** One subject, with the ways to the one before and the one after. */
function Page({ page }: { page: ManualPage }) {
  const index = pages.indexOf(page);
  const [before, after] = [pages[index - 1], pages[index + 1]];
  return (
    <article aria-labelledby={page.id}>
      <h2 id={page.id} className="manual-title" tabIndex={-1}>
        {page.title}
      </h2>
      <p className="manual-lead">{page.lead}</p>
      {page.sections.map((section) => (
        <GuideChapter key={section.id} chapter={section} level={3} pictures={manualPictures}>
          <Notes notes={section.notes} />
        </GuideChapter>
      ))}
      <nav className="manual-ways" aria-label={texts.ways}>
        {before && <Link to={`#${before.id}`}>{texts.before(before.title)}</Link>}
        {after && (
          <Link className="manual-after" to={`#${after.id}`}>
            {texts.after(after.title)}
          </Link>
        )}
      </nav>
    </article>
  );
}

/** What to watch out for. */
function Notes({ notes = [] }: Pick<ManualSection, 'notes'>) {
  return notes.length === 0 ? null : (
    <div className="manual-notes">
      <strong>{texts.notes}</strong>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}

/** What was found, each a way to its section. */
function Hits({ keyword }: { keyword: string }) {
  const hits = search({ pages, keyword });
  return (
    <section className="manual-hits" aria-label={texts.search}>
      <p role="status">{hits.length === 0 ? texts.nothingFound : texts.found(hits.length)}</p>
      <ul>
        {hits.map(({ page, section, line }) => (
          <li key={section.id}>
            <Link className="card" to={`#${section.id}`}>
              <strong>
                <Marked text={`${page.title} › ${section.title}`} words={keyword.split(/\s+/)} />
              </strong>
              <span>
                <Marked text={line} words={keyword.split(/\s+/)} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
