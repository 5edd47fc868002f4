import pg from 'pg';

/**
 * Adds so many flights, like those that are there, spread over the year before and the year after now, in no order of
 * time.
 */
export async function addFlights(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    options: '-c statement_timeout=0 -c maintenance_work_mem=512MB',
  });
  await client.connect();
  try {
    // Indexes are built in a fraction of the time that each row's own entries take; and a million additions are no
    // event to log
    const { rows: indexes } = await client.query(
      "select indexname, indexdef from pg_indexes where tablename = 'flights' and indexname <> 'flights_pkey'",
    );
    for (const { indexname } of indexes) await client.query(`drop index ${indexname}`);
    await client.query('alter table flights disable trigger user');
    await client.query(
      `with like_these as (select *, row_number() over (order by id) - 1 as nth from flights)
       insert into flights (id, number, status, airline_name, departure, arrival, destination, origin,
                            airplane_serial_no, is_departure)
       select fresh, fresh, status, airline_name, at, at + (arrival - departure), destination, origin,
              airplane_serial_no, is_departure
         from generate_series(0, $1::int - 1) i
         join like_these on nth = i % (select count(*) from flights),
         lateral (select left(id, 2) || (10000 + i)) naming (fresh),
         lateral (select now() + interval '2 years' * (i * 7919::bigint % $1::int / $1::float8 - 0.5)) moment (at)`,
      [count],
    );
    await client.query('alter table flights enable trigger user');
    for (const { indexdef } of indexes) await client.query(indexdef);
    await client.query('vacuum analyze flights');
  } finally {
    await client.end();
  }
}
