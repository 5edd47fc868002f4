import { noun } from '../language/polish.ts';

export const monthNoun = noun('miesiąc', 'miesiące', 'miesięcy');

/**
 * How long data are kept that nobody deletes. The job that deletes them, the cookie of a device and the privacy policy
 * read it here; only the months of the two logs, which the database itself prunes, are written once more:
 * db/functions/prune_event_log.sql.
 */
export const retention = {
  /** Who a guest's booking was for, after the stay. */
  guestDays: 30,
  /** Photos and signatures of a rental whose driver has an account, after it. A guest's go with their booking. */
  protocolDays: 365,
  /** Who began to pay and never did, after the place was let go. */
  unpaidDays: 7,
  /** Who tried to sign in, with an address that may be nobody's account: long enough to look into a break-in. */
  loginMonths: 12,
  /** The cookie that knows a browser again, after it was last used. */
  deviceDays: 365,
  /** Links in mails about an account, after they expired. */
  linkDays: 30,
  /** Mails about an account, after they were sent or given up. */
  mailDays: 30,
  /** Whom a gate without a network let in otherwise than it should have, after it was noted: seen or not. */
  boardingDays: 90,
  /** Who changed what. */
  eventLogMonths: 24,
};
