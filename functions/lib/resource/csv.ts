import { keysOf, logRows, mostRows, rowsWith } from '../../../db/row/csv.ts';
import type { Listing } from '../../../db/row/list.ts';
import type { Key } from '../../../db/row/write.ts';
import type { Entity } from '../../../src/domain/kernel/entity.ts';
import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import { everyRole } from '../../../src/domain/kernel/roles.ts';
import { csvLine, csvStart } from '../../../src/domain/language/csv.ts';
import { today } from '../../../src/domain/language/days.ts';
import { sessionOf } from '../http/endpoint.ts';
import type { Call, Route, Who } from '../http/route.ts';
import { throttle } from '../http/throttle.ts';
import { type Sheet, sheetOf } from './csv-line.ts';

const anHour = { most: 10, seconds: 3600 };
/** How many rows are read and sent at once. */
const part = 2000;

interface Csv {
  summary: string;
  /** Who may list the rows; of what everyone may, whoever is signed in. */
  who: Who;
  /** Parameters of the list besides filter and sort. */
  query?: Route['query'];
  /** The list as the call asks for it, with the rows that it may have. */
  listing: (call: Call) => Listing | Promise<Listing>;
  /** What its rows say in the file, where that is not all of their fields. */
  sheet?: Sheet | undefined;
}

/** A whole list as a file that a spreadsheet opens: the same rows in the same order. */
export const csv = ({ summary, who, query, listing, sheet }: Csv): Route => ({
  summary: `${summary}, as a file: up to ${mostRows} rows, ten times an hour`,
  query: { filter: 'As in the list', sort: 'As in the list', ...query },
  who: who === 'everyone' ? everyRole : who,
  gives: 'text/csv',
  answer: { type: 'string' },
  run: async (call) => answerCsv(call, await listing(call), sheet),
});

async function answerCsv(call: Call, listing: Listing, sheet = sheetOf(listing.entity)): Promise<Response> {
  await throttle(`csv ${sessionOf(call).user.id}`, anHour);
  const keys = await keysOf(listing);
  if (!keys) {
    const most = mostRows.toLocaleString('pl');
    throw new HttpError(400, `To więcej niż ${most} wierszy: zawęź filtr`, undefined, { code: 'too-many-rows' });
  }
  await logRows(call.author, listing.entity, keys.length);
  // What fails before the first part is sent is an answer like any other
  const first = csvStart(sheet) + (await linesOf(listing, sheet, keys.slice(0, part)));
  return new Response(bytesOf(first, keys.slice(part), listing, sheet), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileNameOf(listing.entity)}-${today()}.csv"`,
    },
  });
}

/** 'Harmonogram lotów' → 'harmonogram-lotow': every system takes such a name. */
const fileNameOf = ({ many }: Entity): string =>
  many
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z]+/g, '-');

async function linesOf(listing: Listing, sheet: Sheet, keys: Key[]): Promise<string> {
  const rows = keys.length > 0 ? await rowsWith(listing, keys) : [];
  return (await sheet.lines(rows)).map(csvLine).join('');
}

/** Sent part by part, each read when it is asked for: the whole of it may be more than a function can hold. */
function bytesOf(first: string, rest: Key[], listing: Listing, sheet: Sheet): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let rowsSent = 0;
  return new ReadableStream({
    start: (to) => to.enqueue(encoder.encode(first)),
    pull: async (to) => {
      if (rowsSent >= rest.length) return to.close();
      to.enqueue(encoder.encode(await linesOf(listing, sheet, rest.slice(rowsSent, rowsSent + part))));
      rowsSent += part;
    },
  });
}
