import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';

/** What is sent to one address. */
export interface Mail {
  /** The same for each try of one mail, so that mailboxes know one that comes again. */
  id: string;
  address: string;
  subject: string;
  text: string;
  html: string;
  attachment?: Attachment | undefined;
}

/** A file that comes with a mail. */
export interface Attachment {
  fileName: string;
  mime: string;
  bytes: Buffer;
}

/** Sends mails by SMTP, a few at a time over connections that stay open. */
export interface Mailer {
  /** @throws MailError where the server did not take it */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Why a mail was not taken. */
export class MailError extends Error {
  /** `refused`: this mail or its recipient, for good; `later`: this mail, for now; `down`: the server takes none at present. */
  readonly kind: 'refused' | 'later' | 'down';

  constructor({ kind, message }: { kind: MailError['kind']; message: string }) {
    super(message);
    this.name = 'MailError';
    this.kind = kind;
  }
}

/** Mails that are sent at a time. */
export const mailsAtOnce = 5;
/** Milliseconds, shorter than a mail is held by whoever sends it. */
const timeouts = { dnsTimeout: 5_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Opens the server of the configuration; undefined where there is none. */
export function openMail({ smtpUrl: url, mailFrom: from }: Pick<Config, 'smtpUrl' | 'mailFrom'>): Mailer | undefined {
  if (url === undefined) return undefined;
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: mailsAtOnce,
    maxMessages: Number.POSITIVE_INFINITY,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  });
  const domain = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, address, subject, text, html, attachment }) {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address },
          messageId: `<${id}@${domain}>`,
          subject: onOneLine(subject),
          text,
          html,
          ...(attachment && { attachments: [attached(attachment)] }),
        });
      } catch (error) {
        throw mailError(error);
      }
    },
    close: () => transport.close(),
  };
}

function attached({ fileName, mime, bytes }: Attachment) {
  return { filename: fileName, contentType: mime, content: bytes };
}

/** No title makes a header of its own. */
function onOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

function mailError(error: unknown): MailError {
  const {
    responseCode = 0,
    command = '',
    message = '',
  } = error as {
    responseCode?: number;
    command?: string;
    message?: string;
  };
  const isOfMail = command === 'RCPT TO' || command === 'DATA';
  const kind = !isOfMail || responseCode === 0 ? 'down' : responseCode >= 500 ? 'refused' : 'later';
  return new MailError({ kind, message });
}
