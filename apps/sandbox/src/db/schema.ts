/** The tables, as the queries see them. The SQL that makes them is in `migrations/`. */
export * from './tables/fuel.ts'
export * from './tables/ledger.ts'
export * from './tables/machinery.ts'
export * from './tables/people.ts'
export * from './tables/reports.ts'
export * from './tables/services.ts'
export * from './tables/session.ts'
export * from './tables/stations.ts'
