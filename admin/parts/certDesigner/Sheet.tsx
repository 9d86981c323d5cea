import type { Ref, ReactNode, SVGProps } from 'react';
import { sheetOf, type CertDesign } from '#runtime/core/certificate/design.ts';
import { framePaths } from '#runtime/core/certificate/frame.ts';
import type { CertValues } from '#runtime/core/certificate/tokens.ts';
import { fileAddress } from '#runtime/core/upload.ts';
import { ItemPicture } from './ItemPicture.tsx';

export interface SheetProps extends Omit<SVGProps<SVGSVGElement>, 'values'> {
  design: CertDesign;
  values: CertValues;
  /** What is drawn over it, in millimetres. */
  children?: ReactNode;
  svgRef?: Ref<SVGSVGElement>;
}

/** A certificate as it is printed, as wide as there is room. */
export function Sheet({ design, values, children, svgRef, ...rest }: SheetProps) {
  const { width, height } = sheetOf(design);
  return (
    <svg ref={svgRef} viewBox={`0 0 ${width} ${height}`} {...rest}>
      <g aria-hidden>
        <rect width={width} height={height} fill="#fff" />
        {design.background && (
          <image href={fileAddress(design.background)} width={width} height={height} preserveAspectRatio="none" />
        )}
        {framePaths(design).map(({ d, stroke, opacity }) => (
          <path
            key={d}
            d={d}
            opacity={opacity}
            {...(stroke ? { fill: 'none', stroke: design.accent, strokeWidth: stroke } : { fill: design.accent })}
          />
        ))}
        {design.layout.map((item, index) => (
          // The place in the layout is what an item is known by.
          <ItemPicture key={`${index} ${item.kind}`} item={item} values={values} />
        ))}
      </g>
      {children}
    </svg>
  );
}
