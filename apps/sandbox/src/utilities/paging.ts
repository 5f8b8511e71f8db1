import { Fault } from '../fault.ts'

interface PageInput {
  page?: number | undefined
  perPage?: number | undefined
}

/** Limit and offset of a page; ten rows by default, never more than `most`. */
export function pageOf(
  { page = 1, perPage = 10 }: PageInput,
  most = 1000,
): { limit: number; offset: number } {
  if (page < 1) throw new Fault('BadRequest', { fields: [{ path: 'page', code: 'min' }] })
  if (perPage < 1) throw new Fault('BadRequest', { fields: [{ path: 'perPage', code: 'min' }] })
  const limit = Math.min(perPage, most)
  return { limit, offset: (page - 1) * limit }
}

/** Asked for all at once by the screens that select or map everything. */
export const wholeList = 9999
