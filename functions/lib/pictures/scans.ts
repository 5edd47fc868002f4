/** The markers of a JPEG by which it is walked through; what follows all others begins with its length. */
const marker = { start: 0xd8, end: 0xd9, scan: 0xda, temporary: 0x01 } as const;
const isRestart = (code: number) => code >= 0xd0 && code <= 0xd7;

/** How many scans a JPEG says it has, found as decoders find them: what lies between two segments is passed over. */
export function scansOf(jpeg: Buffer): number {
  let scans = 0;
  let at = 0;
  while (true) {
    at = jpeg.indexOf(0xff, at);
    if (at < 0) return scans;
    while (jpeg[at] === 0xff) at++;
    const code = jpeg[at++];
    if (code === undefined || code === marker.end) return scans;
    // 0 stands for a byte of pixels that happens to be 255
    if (code === 0 || code === marker.start || code === marker.temporary || isRestart(code)) continue;
    if (code === marker.scan) scans++;
    if (at + 2 > jpeg.length) return scans;
    at += jpeg.readUInt16BE(at);
  }
}
