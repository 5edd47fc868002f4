import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { policyFor, securePages } from '../../netlify/build/csp.ts';

const directive = (policy: string, name: string) => policy.split('; ').find((it) => it.startsWith(`${name} `));

test('a script of the page itself is allowed by its hash, and nothing else is', () => {
  const policy = policyFor(
    '/',
    '<script>alert(1)</script><script src="/a.js"></script><script type="application/json">{}</script>',
  );
  expect(directive(policy, 'script-src')).toBe(
    "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
  );
  expect(policy).not.toContain('unsafe');
});

test('only pages on which a card is charged may load the card provider', () => {
  for (const path of ['/', '/payment/success', '/paymentx', '/rezerwacja', '/zarzadzaniex'])
    expect(policyFor(path, '')).not.toContain('stripe');
  // An order; what a booking's new dates cost more, by its link and in its buyer's account
  for (const path of ['/payment', '/rezerwacja/token', '/zarzadzanie']) {
    const policy = policyFor(path, '');
    expect(directive(policy, 'script-src')).toContain('https://js.stripe.com');
    expect(directive(policy, 'frame-src')).toContain('https://hooks.stripe.com');
    expect(directive(policy, 'connect-src')).toContain('https://api.stripe.com');
  }
});

test('only the back-office may write styles into elements, and no hash takes that back', () => {
  const html = '<style>a{}</style>';
  expect(directive(policyFor('/zarzadzanie', html), 'style-src')).toBe("style-src 'self' 'unsafe-inline'");
  expect(directive(policyFor('/harmonogram', html), 'style-src')).toMatch(/^style-src 'self' 'sha256-[^ ]+'$/);
});

test('a page that a function fills has its policy in the headers alone', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'lotnisko-csp-'));
  mkdirSync(join(dist, '_shell'));
  writeFileSync(join(dist, '_shell/home.html'), '<html><head></head></html>');
  await securePages(dist, join(dist, 'netlify.toml'));
  expect(readFileSync(join(dist, '_shell/home.html'), 'utf8')).not.toContain('Content-Security-Policy');
  expect(readFileSync(join(dist, '_headers'), 'utf8')).toContain('/_shell/home\n  Content-Security-Policy: ');
});

test('the policy is in the page and, with the ban on framing, in the headers of its addresses', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'lotnisko-csp-'));
  writeFileSync(join(dist, 'wynajemp.html'), '<html><head><meta charset="utf-8"><title>x</title></head></html>');
  const toml = join(dist, 'netlify.toml');
  writeFileSync(toml, '[[redirects]]\nfrom = "/WynajemP"\nto = "/wynajemp"\nstatus = 200\n');
  await securePages(dist, toml);
  expect(readFileSync(join(dist, 'wynajemp.html'), 'utf8')).toMatch(
    /^<html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'self'; /,
  );
  const headers = readFileSync(join(dist, '_headers'), 'utf8');
  expect(headers.match(/^\/.*/gm)).toEqual(['/wynajemp', '/WynajemP']);
  expect(headers.match(/frame-ancestors 'none'/g)).toHaveLength(2);
});
