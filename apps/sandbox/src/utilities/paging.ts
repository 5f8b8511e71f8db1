import { Fault } from '../fault.ts'

interface PageInput {
  page?: number | undefined
  perPage?: number | undefined
}

/** Limit and offset of a page: ten rows by default, at most `maxRows`. */
export function limitAndOffset(
  { page = 1, perPage = 10 }: PageInput,
  maxRows = 1000,
): { limit: number; offset: number } {
  if (page < 1) throw new Fault('BadRequest', { fields: [{ path: 'page', code: 'min' }] })
  if (perPage < 1) throw new Fault('BadRequest', { fields: [{ path: 'perPage', code: 'min' }] })
  const limit = Math.min(perPage, maxRows)
  return { limit, offset: (page - 1) * limit }
}

/** The page size of screens that read a list in one page, such as selects and maps. */
export const maxUnpagedRows = 9999
