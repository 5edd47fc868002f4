import { createContext, useContext } from 'react';

/** Where the row of a table with this key is shown to whoever is signed in; undefined where they may not see it. */
export type HrefOf = (table: string, key: string) => string | undefined;

const Records = createContext<HrefOf>(() => undefined);

/** Says for all lists inside which rows of other tables can be opened. Without it none is a link. */
export const RecordsProvider = Records.Provider;
/** A form in which a row of a table is added; undefined where whoever is signed in may not. */
export type AddingTo = (table: string) => { words: string; href: string } | undefined;

const Adding = createContext<AddingTo>(() => undefined);

/** Says for all forms inside where rows that they lack are added. */
export const AddingProvider = Adding.Provider;
export const useAddingTo = (): AddingTo => useContext(Adding);
export const useRecordHref = (): HrefOf => useContext(Records);
