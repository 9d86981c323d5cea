import { Link, useNavigate } from 'react-router-dom';
import { useCall } from '#runtime/react/useCall.ts';
import { useSession } from '#runtime/react/useSession.ts';
import '../certification/cert.css';
import { Graph } from '../certification/Graph.tsx';
import { Preparing } from '../certification/Preparing.tsx';
import { SearchBox } from '../certification/SearchBox.tsx';
import { useTenantInput } from '../certification/useTenantInput.ts';
import { Announcements } from './Announcements.tsx';
import { Carousel } from './Carousel.tsx';
import './home.css';
import { HeroPicture } from './HeroPicture.tsx';
import { HotCerts } from './HotCerts.tsx';
import { messages } from './messages.ts';

/** The centre's home: one sentence, search and 开始练习; where one stopped; the graph; hot certificates; news. */
export function Home() {
  const navigate = useNavigate();
  const tenant = useTenantInput();
  const { status } = useSession();
  const { data: portal } = useCall('portalInfo.get', tenant);
  const { data: carousel } = useCall('carouselImage.list', { ...tenant, pageNum: 1, pageSize: 3 });
  const slides = carousel?.rows ?? [];
  return (
    <>
      <section className="home-hero">
        <div>
          <h1>{portal?.slogan || messages.slogan}</h1>
          <p>{messages.lead}</p>
          <SearchBox keyword="" label={messages.search} placeholder={messages.search} onSearch={(keyword) => navigate(`/advanced-search-tenant?${new URLSearchParams(keyword ? { keyword } : {}).toString()}`)} />
          <div className="home-steps">
            <Link className="home-start" to="/practice">
              {messages.practise}
            </Link>
            <Link className="home-browse" to="/all-certificates">
              {messages.browse}
            </Link>
          </div>
        </div>
        <HeroPicture />
      </section>
      <div className="cert-page home-page">
        {status === 'signedIn' && <Preparing />}
        <section aria-labelledby="home-graph">
          <div className="cert-head">
            <h2 id="home-graph">{messages.graph}</h2>
            <Link to="/certification">{messages.graphMore} ›</Link>
          </div>
          <Graph />
        </section>
        <HotCerts />
        <div className={slides.length > 0 ? 'home-news-row' : ''}>
          <Carousel slides={slides} />
          <Announcements />
        </div>
      </div>
    </>
  );
}
