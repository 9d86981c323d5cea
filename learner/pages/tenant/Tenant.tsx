import { useCall } from '#runtime/react/useCall.ts';
import '#learner/cert/cert.css';
import { Loaded } from '#learner/parts/Loaded.tsx';
import { Announcements } from '#learner/portal/Announcements.tsx';
import { Carousel } from '#learner/portal/Carousel.tsx';
import { HotCerts } from '#learner/portal/HotCerts.tsx';
import { RichText } from '#learner/richText/RichText.tsx';
import { useTenantInput } from '#learner/shell/useTenantInput.ts';
import './tenant.css';
import { texts } from './texts.ts';

/** A tenant's own home: who it is, its pictures and announcements, its hot certificates. */
export function Tenant() {
  const tenant = useTenantInput();
  const call = useCall('portalInfo.get', tenant);
  const pictures = useCall('carouselImage.list', { ...tenant, pageNum: 1, pageSize: 3 });
  const slides = pictures.data?.rows ?? [];
  // Drawn as a whole: what stands below the pictures would jump.
  const whole = { ...call, data: pictures.isLoading ? undefined : call.data };
  return (
    <div className="page cert-page">
      <Loaded call={whole}>
        {({ orgName, portalLogoUrl, slogan, intro, phone }) => (
          <>
            <header className="tenant-head">
              {portalLogoUrl && <img src={portalLogoUrl} alt="" width={100} height={50} />}
              <div>
                <h1>{orgName}</h1>
                {slogan && <p className="cert-lead">{slogan}</p>}
              </div>
            </header>
            <div className={slides.length > 0 ? 'portal-news-row tenant-row' : ''}>
              <Carousel slides={slides} />
              <Announcements />
            </div>
            <HotCerts />
            {intro && (
              <section>
                <div className="cert-head">
                  <h2>{texts.about}</h2>
                </div>
                <RichText html={intro} />
                {phone && <p>{texts.phone(phone)}</p>}
              </section>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}
