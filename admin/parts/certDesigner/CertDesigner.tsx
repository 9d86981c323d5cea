import type { FieldPartProps } from '#runtime/screen/parts.ts';

export function CertDesigner({ value }: FieldPartProps) {
  return <pre>{JSON.stringify(value, null, 2)}</pre>;
}
