import { useEffect, useMemo, useRef, useState } from 'react';
import { Marked } from '#runtime/react/Marked.tsx';
import { Link } from '#learner/router/Link.tsx';
import { useLocation } from '#learner/router/useLocation.ts';
import { GuideChapter } from './GuideChapter.tsx';
import { GuideHead } from './GuideHead.tsx';
import { GuidePhone } from './GuidePhone.tsx';
import type { GuideGroup, GuidePage, GuideSection } from './page.ts';
import type { GuidePictures } from './pictures.ts';
import { placeOf } from './place.ts';
import { search } from './search.ts';
import '../helpDoc.css';
import './guide.css';
import { texts } from '../texts.ts';

export interface GuideProps {
  title: string;
  /** Its pages, in the order in which they are read. */
  groups: readonly GuideGroup[];
  pictures: GuidePictures;
}

/** A guide: contents and search beside one page of it, which the hash names. */
export function Guide({ title, groups, pictures }: GuideProps) {
  const { hash, key } = useLocation();
  const pages = useMemo(() => groups.flatMap((group) => group.pages), [groups]);
  const place = placeOf({ pages, name: decodeURIComponent(hash.slice(1)) });
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
      <GuideHead title={title} />
      <div className="help-body guide">
        <div className="guide-side">
          <input
            type="search"
            className="guide-search"
            value={typed}
            placeholder={texts.search}
            aria-label={texts.search}
            onChange={({ target: { value } }) => setEntry({ key, typed: value })}
          />
          <Contents groups={groups} page={page} section={place?.section} />
        </div>
        <div>
          {isSearching ? (
            <Hits pages={pages} keyword={keyword} />
          ) : (
            page && <Page pages={pages} page={page} pictures={pictures} />
          )}
          <GuidePhone />
        </div>
      </div>
    </div>
  );
}

/** All pages by group, with the sections of the one that is read; where there is no room beside it, behind a button. */
function Contents({
  groups,
  page,
  section,
}: {
  groups: readonly GuideGroup[];
  page: GuidePage | undefined;
  section: GuideSection | undefined;
}) {
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    setOpen(false);
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && current) list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2;
  }, [page, section]);
  return (
    <>
      <button type="button" className="guide-toggle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {texts.contents}
        <span>{page?.title}</span>
      </button>
      <nav ref={list} className={`guide-contents${isOpen ? ' is-open' : ''}`} aria-label={texts.contents}>
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
function Page({
  pages,
  page,
  pictures,
}: Pick<GuideProps, 'pictures'> & { pages: readonly GuidePage[]; page: GuidePage }) {
  const index = pages.indexOf(page);
  const [before, after] = [pages[index - 1], pages[index + 1]];
  return (
    <article aria-labelledby={page.id}>
      <h2 id={page.id} className="guide-title" tabIndex={-1}>
        {page.title}
      </h2>
      <p className="guide-lead">{page.lead}</p>
      {page.sections.map((section) => (
        <GuideChapter key={section.id} chapter={section} pictures={pictures}>
          <Notes notes={section.notes} />
        </GuideChapter>
      ))}
      <nav className="guide-ways" aria-label={texts.ways}>
        {before && <Link to={`#${before.id}`}>{texts.before(before.title)}</Link>}
        {after && (
          <Link className="guide-after" to={`#${after.id}`}>
            {texts.after(after.title)}
          </Link>
        )}
      </nav>
    </article>
  );
}

/** What to watch out for. */
function Notes({ notes = [] }: Pick<GuideSection, 'notes'>) {
  return notes.length === 0 ? null : (
    <div className="guide-notes">
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
function Hits({ pages, keyword }: { pages: readonly GuidePage[]; keyword: string }) {
  const hits = search({ pages, keyword });
  return (
    <section className="guide-hits" aria-label={texts.search}>
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
