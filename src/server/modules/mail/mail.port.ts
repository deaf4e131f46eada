export interface OutgoingMail {
  /** The same for every try, so that a mail that arrives twice is seen to be one. */
  id: string;
  recipient: string;
  subject: string;
  /** Plain text. */
  body: string;
  /** What a mail program's button for unsubscribing sends a form to (RFC 8058); null where there is nothing to stop. */
  unsubscribeLink: string | null;
}

/** Takes mails away. */
export interface MailTransport {
  /** Returns `kept` if the mail can only be shown, not sent. Throws if the mail server does not take it. */
  deliver(mail: OutgoingMail): Promise<'sent' | 'kept'>;
}
