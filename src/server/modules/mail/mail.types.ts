/** A mail to be sent because of an account. */
export interface NewMail {
  accountId: string;
  recipient: string;
  subject: string;
  /** Plain text. */
  body: string;
}
