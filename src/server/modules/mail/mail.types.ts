/** Where mails come from and lead to. */
export interface Site {
  productName: string;
  publicUrl: string;
}

/** A mail to be sent because of an account. */
export interface NewMail {
  accountId: string;
  recipient: string;
  subject: string;
  /** Plain text. */
  body: string;
  /** What a mail program's button for unsubscribing sends a form to (RFC 8058). */
  unsubscribeLink?: string;
  /** Goes out although nobody has verified the address: holds nothing that a visitor typed. Others wait for that. */
  isForUnverified?: true;
  /**
   * `now`: somebody waits for it to sign in; it passes all others, even those that are on their way. `soon`: it passes
   * those that wait. Without it, it goes out in its turn.
   */
  urgency?: 'now' | 'soon';
}

/** The data of jobs that deliver mails. */
export interface MailJobs {
  'deliver-mail': { mailId: string };
  /** A mail that somebody waits for to sign in. It has workers of its own, whatever the others are busy with. */
  'deliver-urgent-mail': { mailId: string };
}
