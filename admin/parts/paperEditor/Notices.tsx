import { Alert, Button } from 'antd';
import { Similar, type SimilarProps } from './Similar.tsx';
import { texts } from './texts.ts';

export interface NoticesProps extends SimilarProps {
  hasCert: boolean;
  canRead: boolean;
  /** How many questions are of another certificate. */
  foreignCount: number;
  onRemoveForeign(): void;
  /** Questions of one material stand apart. */
  areApart: boolean;
  onTogether(): void;
}

/** What is to be known about a paper as it is, and what can be done about it. */
export function Notices({
  hasCert,
  canRead,
  foreignCount,
  onRemoveForeign,
  areApart,
  onTogether,
  ...similar
}: NoticesProps) {
  return (
    <>
      {!hasCert && <Alert type="info" showIcon message={texts.noCert} />}
      {!canRead && <Alert type="info" showIcon message={texts.noBank} />}
      {foreignCount > 0 && (
        <Offer message={texts.foreignCount(foreignCount)} text={texts.removeForeign} onAccept={onRemoveForeign} />
      )}
      {areApart && <Offer message={texts.apart} text={texts.together} onAccept={onTogether} />}
      <Similar {...similar} />
    </>
  );
}

function Offer({ message, text, onAccept }: { message: string; text: string; onAccept(): void }) {
  return (
    <Alert
      type="warning"
      showIcon
      message={message}
      action={
        <Button size="small" onClick={onAccept}>
          {text}
        </Button>
      }
    />
  );
}
