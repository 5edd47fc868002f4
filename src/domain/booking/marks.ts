import { choices } from '../kernel/choices.ts';
import { pictureName } from '../kernel/field.ts';
import { isDay } from '../language/days.ts';

export const markKind = choices({
  SCRATCH: { label: 'rysa' },
  DENT: { label: 'wgniecenie' },
  CHIP: { label: 'odprysk' },
  CRACK: { label: 'pęknięcie' },
  MISSING: { label: 'brak części' },
});
export type MarkKind = keyof typeof markKind;

/** The drawing of a car: its left side, seen from above, its right side. */
export const drawing = { width: 376, height: 300 };

/** The parts of a car and the middle of each on the drawing, by which a tap names the nearest. */
export const carParts = choices({
  LEFT_FRONT_WHEEL: { label: 'lewe przednie koło', at: [292, 66] },
  LEFT_FRONT_WING: { label: 'lewy przedni błotnik', at: [318, 50] },
  LEFT_FRONT_DOOR: { label: 'lewe przednie drzwi', at: [256, 48] },
  LEFT_REAR_DOOR: { label: 'lewe tylne drzwi', at: [158, 48] },
  LEFT_REAR_WING: { label: 'lewy tylny błotnik', at: [42, 50] },
  LEFT_REAR_WHEEL: { label: 'lewe tylne koło', at: [82, 66] },
  FRONT_BUMPER: { label: 'przedni zderzak', at: [24, 147] },
  BONNET: { label: 'maska', at: [66, 147] },
  WINDSCREEN: { label: 'przednia szyba', at: [122, 147] },
  ROOF: { label: 'dach', at: [216, 147] },
  REAR_WINDOW: { label: 'tylna szyba', at: [304, 147] },
  BOOT: { label: 'klapa bagażnika', at: [336, 147] },
  REAR_BUMPER: { label: 'tylny zderzak', at: [356, 147] },
  RIGHT_FRONT_WHEEL: { label: 'prawe przednie koło', at: [292, 228] },
  RIGHT_FRONT_WING: { label: 'prawy przedni błotnik', at: [318, 244] },
  RIGHT_FRONT_DOOR: { label: 'prawe przednie drzwi', at: [256, 246] },
  RIGHT_REAR_DOOR: { label: 'prawe tylne drzwi', at: [158, 246] },
  RIGHT_REAR_WING: { label: 'prawy tylny błotnik', at: [42, 244] },
  RIGHT_REAR_WHEEL: { label: 'prawe tylne koło', at: [82, 228] },
  INSIDE: { label: 'wnętrze', at: undefined },
});
export type CarPart = keyof typeof carParts;

/** A trace on a car: what, where, and on which day it was first seen. Without a point it was chosen from the list. */
export interface Mark {
  kind: MarkKind;
  part: CarPart;
  x?: number;
  y?: number;
  since: string;
  /** The name of a photo of the protocol. */
  photo?: string;
}

export const mostMarks = 40;

export function partAt(x: number, y: number): CarPart {
  const far = ([, { at }]: [string, { at: readonly number[] | undefined }]) =>
    at ? Math.hypot((at[0] ?? 0) - x, (at[1] ?? 0) - y) : Number.POSITIVE_INFINITY;
  const [nearest] = Object.entries(carParts).sort((a, b) => far(a) - far(b));
  return (nearest?.[0] ?? 'INSIDE') as CarPart;
}

/** 'Rysa, tylny zderzak' */
export const markWords = ({ kind, part }: Pick<Mark, 'kind' | 'part'>): string => {
  const words = `${markKind[kind].label}, ${carParts[part].label}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Are two marks one trace on the car, whenever each was written down? */
export const isSame = (one: Mark, other: Mark): boolean =>
  one.kind === other.kind && one.part === other.part && one.x === other.x && one.y === other.y;

const isObject = (it: unknown): it is Record<string, unknown> => typeof it === 'object' && it !== null;
const within = (it: unknown, most: number) => typeof it === 'number' && it >= 0 && it <= most;

/** The traces of a request; undefined where one of them is none. */
export function readMarks(given: unknown): Mark[] | undefined {
  if (given === undefined) return [];
  if (!Array.isArray(given) || given.length > mostMarks) return undefined;
  const marks = given.map((it): Mark | undefined => {
    if (!isObject(it)) return undefined;
    const { kind, part, x, y, since, photo } = it;
    if (typeof kind !== 'string' || typeof part !== 'string') return undefined;
    if (!Object.hasOwn(markKind, kind) || !Object.hasOwn(carParts, part)) return undefined;
    if (typeof since !== 'string' || !isDay(since)) return undefined;
    if (photo !== undefined && !(typeof photo === 'string' && pictureName.test(photo))) return undefined;
    const drawn = within(x, drawing.width) && within(y, drawing.height);
    if (!drawn && (x !== undefined || y !== undefined)) return undefined;
    return {
      kind: kind as MarkKind,
      part: part as CarPart,
      since,
      ...(drawn && { x: Math.round(Number(x)), y: Math.round(Number(y)) }),
      ...(photo !== undefined && { photo }),
    };
  });
  return marks.every((it) => it !== undefined) ? marks : undefined;
}
