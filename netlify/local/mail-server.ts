import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { SMTPConnection } from 'smtp-server/lib/smtp-connection.js';

/**
 * Greets each connection at once. By itself it waits 100 ms for senders who talk before they are greeted, and asks who
 * has their address; here only the product connects, which would wait that long for each mail.
 */
SMTPConnection.prototype.init = function init() {
  this._setListeners(() => this.connectionReady());
};

/** An SMTP server on this machine; `onData` gets each mail as it comes. */
export const mailServer = (onData: SMTPServerOptions['onData'], more: SMTPServerOptions = {}): SMTPServer =>
  new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], disableReverseLookup: true, onData, ...more });
