import { isBegunCode, isPieceOfCode, wholeCode } from '../../../domain/travel/ticket-code.ts';
import { isByReader, isByReaderElsewhere, isReadCode, type Key, pause, textOf } from '../../parts/key-run.ts';

/** An Enter so soon after a code belongs to it, in ms, as long as the reader is not known to end with one. */
const soon = 400;
/** Readers may end with two. */
const second = 150;

/** Where the focus is: in the gate's field, in another one, or where nothing can be typed. */
export type Place = 'field' | 'other' | 'elsewhere';
export interface Pressed extends Key {
  /** It is held down. */
  repeat: boolean;
  place: Place;
  /** What stands in the field, or in the other one. */
  value: string;
}

/** What was read; nothing of it: the key was a reader's, and does nothing. */
export interface Heard {
  /** The code, likeliest first: where its number was cut in two, it may be one of several. */
  codes?: string[];
  /** Was it read by a reader, or typed? */
  isScanned?: boolean;
  /** What the other field held before the reader typed into it. */
  before?: string;
  /** What a reader has read that is no whole code of ours. */
  piece?: string;
}

/** Tells what readers type from what people type, key by key. It keeps no time: that comes with the keys. */
export function codeReader() {
  let keys: Key[] = [];
  let before = '';
  /** Until when an Enter is the reader's, whether one is awaited, and whether the code before ended with one. */
  let end = { until: Number.NEGATIVE_INFINITY, isAwaited: false, isUsual: false };

  const piece = (text: string, at: number): Heard => {
    keys = [];
    end = { ...end, until: at + second, isAwaited: false };
    return { piece: text };
  };
  const taken = (codes: string[]): Heard => {
    const isScanned = isReadCode(keys);
    const isUsual = end.isUsual && !end.isAwaited;
    end = { until: (keys.at(-1)?.at ?? -pause) + (isUsual ? pause : soon), isAwaited: true, isUsual };
    keys = [];
    return { codes, isScanned };
  };
  /** The focus may have come to the field while it was read. */
  const readSoFar = (place: Place, value: string): string => {
    const typed = textOf(keys);
    return (place === 'field' && !typed.endsWith(value) ? value : typed).trim();
  };

  /** Nothing has come for a while: what was read until then is told, unless people may have typed it. */
  const settle = (place: Place, value: string): Heard | undefined => {
    const text = readSoFar(place, value);
    const isRead =
      place === 'field' ? isByReader(keys) && isPieceOfCode(text) : place === 'elsewhere' && isByReaderElsewhere(keys);
    if (isRead && text) return piece(text, Number.NEGATIVE_INFINITY);
    keys = [];
    return undefined;
  };

  const hearEnd = ({ key, at, repeat, place, value }: Pressed): Heard | undefined => {
    const run = [...keys, { key, at }];
    const text = readSoFar(place, value);
    keys = [];
    if (at <= end.until) {
      end = { until: at + second, isAwaited: false, isUsual: true };
      return {};
    }
    if (place === 'other') return undefined;
    // A key that is held down answers nothing either
    if (repeat) return key === 'Enter' ? {} : undefined;
    const isRead =
      place === 'field'
        ? isByReader(run) || (key === 'Enter' && isBegunCode(text))
        : text.length > 1 || isByReaderElsewhere(run);
    return isRead && text ? piece(text, at) : undefined;
  };

  const hearSign = ({ key, at, place, value }: Pressed): Heard | undefined => {
    const late = at - (keys.at(-1)?.at ?? at) > pause ? settle(place, value) : undefined;
    if (keys.length === 0) before = value;
    keys.push({ key, at });
    // Of the field the value counts: see `change`
    if (place === 'field') return undefined;
    const code = wholeCode(textOf(keys));
    if (!code || (place === 'other' && !isReadCode(keys))) return late;
    return { ...taken([code]), ...(place === 'other' && { before }) };
  };

  return {
    settle,
    press: (pressed: Pressed) => (pressed.key.length === 1 ? hearSign(pressed) : hearEnd(pressed)),
    /** The field's value has changed: by a key, or by what was pasted. */
    change: (value: string): Heard | undefined => {
      const codes = [wholeCode(textOf(keys)), wholeCode(value)].filter((it) => it !== undefined);
      return codes.length > 0 ? taken([...new Set(codes)]) : undefined;
    },
  };
}
