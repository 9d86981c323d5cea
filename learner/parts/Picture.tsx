/** A picture of known size that loads when it comes near; empty text where it only decorates. */
export function Picture({ src, alt, width, height }: { src: string; alt: string; width: number; height: number }) {
  return <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />;
}
