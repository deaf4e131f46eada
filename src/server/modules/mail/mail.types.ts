/** A mail to be sent because of an account. */
export interface NewMail {
  accountId: string;
  recipient: string;
  subject: string;
  /** Plain text. */
  body: string;
  /** Goes out although nobody has verified the address: holds nothing that a visitor typed. Others wait for that. */
  isForUnverified?: true;
}
