import type { ActionPartProps } from '#runtime/screen/parts.ts';
import { asText } from '#runtime/screen/records.ts';
import { SimulatorDialog } from './SimulatorDialog.tsx';

/** Simulates the stored rule of a certificate. */
export function RuleSimulator({ rows: [rule], onClose }: ActionPartProps) {
  return (
    <SimulatorDialog certId={asText(rule?.['certId'])} certName={asText(rule?.['certIdLabel'])} onClose={onClose} />
  );
}
