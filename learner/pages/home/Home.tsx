import { sessionMark } from '#runtime/core/storage.ts';
import { useCall } from '#runtime/react/useCall.ts';
import { useSession } from '#runtime/react/useSession.ts';
import '#learner/cert/cert.css';
import { TenantGraph } from '#learner/graph/TenantGraph.tsx';
import { SearchBox } from '#learner/list/SearchBox.tsx';
import { Skeleton } from '#learner/parts/Skeleton.tsx';
import { Announcements } from '#learner/portal/Announcements.tsx';
import { Carousel } from '#learner/portal/Carousel.tsx';
import { HotCerts } from '#learner/portal/HotCerts.tsx';
import { Link } from '#learner/router/Link.tsx';
import { useNavigate } from '#learner/router/useNavigate.ts';
import { useTenantInput } from '#learner/shell/useTenantInput.ts';
import { HeroPicture } from './HeroPicture.tsx';
import './home.css';
import { NextSteps } from './NextSteps.tsx';
import { texts } from './texts.ts';

/** The centre's home: what to do next; one sentence, search and 开始练习; the graph; hot certificates; news. */
export function Home() {
  const { status } = useSession();
  const isMine = status !== 'signedOut' && sessionMark.get() !== undefined;
  const next = useCall('learner.next', {}, { isSkipped: !isMine, isKept: true });
  // What stands below is asked for meanwhile, and appears where it stays.
  const isWaiting = isMine && !next.data && !next.error;
  return (
    <>
      {isWaiting && (
        <div className="page">
          <Skeleton lines={6} />
        </div>
      )}
      <div hidden={isWaiting}>
        {isMine && next.data && <NextSteps next={next.data} />}
        <Hero />
        <div className="page cert-page home-page">
          <section aria-labelledby="home-graph">
            <div className="cert-head">
              <h2 id="home-graph">{texts.graph}</h2>
              <Link to="/certification">{texts.graphMore} ›</Link>
            </div>
            <TenantGraph />
          </section>
          <HotCerts />
          <News />
        </div>
      </div>
    </>
  );
}

function Hero() {
  const navigate = useNavigate();
  const { data: portal } = useCall('portalInfo.get', useTenantInput(), { isKept: true });
  return (
    <section className="home-hero">
      <div>
        <h1>{portal?.slogan || texts.slogan}</h1>
        <p>{texts.lead}</p>
        <SearchBox
          keyword=""
          label={texts.search}
          placeholder={texts.search}
          onSearch={(keyword) =>
            navigate(`/advanced-search-tenant?${new URLSearchParams(keyword ? { keyword } : {}).toString()}`)
          }
        />
        <div className="home-steps">
          <Link className="home-start" to="/practice">
            {texts.practise}
          </Link>
          <Link className="home-browse" to="/all-certificates">
            {texts.browse}
          </Link>
        </div>
      </div>
      <HeroPicture />
    </section>
  );
}

function News() {
  const { data: carousel } = useCall(
    'carouselImage.list',
    { ...useTenantInput(), pageNum: 1, pageSize: 3 },
    { isKept: true },
  );
  const slides = carousel?.rows ?? [];
  return (
    <div className={slides.length > 0 ? 'portal-news-row' : ''}>
      <Carousel slides={slides} />
      <Announcements />
    </div>
  );
}
