/** Knows the passwords that are tried first. */
export interface CommonPasswords {
  /** Whether a password, in lower case, is one of the 10,000 commonest. */
  has(password: string): Promise<boolean>;
}
