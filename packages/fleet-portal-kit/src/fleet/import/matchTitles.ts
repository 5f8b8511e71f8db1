import { isBlank, type SheetShape } from './sheetShape.ts'

/** An error in the header row. Column numbers start at 1. */
export type TitleError =
  | { kind: 'title'; column: number; title: string }
  | { kind: 'extraColumn'; column: number }
  | { kind: 'blankColumn'; column: number }

const normalizeLoosely = (title: string) =>
  title
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '_')

/** Finds the columns of a header row by their titles and aliases, in any order. */
function findTitles(titles: readonly string[], { columns }: SheetShape) {
  const looseTitles = titles.map((title) => normalizeLoosely(title.replace(/[.:#]+/g, '')))
  const taken = new Set<number>()
  const find = (names: readonly string[]) => {
    const position = looseTitles.findIndex((title, index) => names.includes(title) && !taken.has(index))
    if (position >= 0) taken.add(position)
    return position
  }
  // A title comes before an alias: `driver, plate` are two columns, although a plate may stand in the first one.
  const exact = columns.map(({ title }) => find([title]))
  const found = columns.map(({ aliases = [] }, index) => {
    const position = exact[index] ?? -1
    return position >= 0 ? position : find(aliases)
  })
  const hasNoKnownTitle = found.every((position) => position < 0)
  return {
    positions: hasNoKnownTitle ? columns.map((_, index) => index) : found,
    width: hasNoKnownTitle ? columns.length : titles.length,
    hasNoKnownTitle,
    ignoredTitles: hasNoKnownTitle
      ? []
      : titles.filter((title, index) => !taken.has(index) && !isBlank(title)).map((title) => title.trim()),
    errors: (): TitleError[] => [],
  }
}

/** Compares the header row with the expected titles: finds the position of each column, and the errors. */
export function matchTitles(titles: readonly string[], shape: SheetShape) {
  const { columns, hasLooseTitles } = shape
  if (shape.isInAnyOrder) return findTitles(titles, shape)
  const normalize = hasLooseTitles ? normalizeLoosely : (title: string) => title.trim()
  const wrongTitles = columns.flatMap(({ title }, index): TitleError[] =>
    normalize(titles[index] ?? '') === title ? [] : [{ kind: 'title', column: index + 1, title }],
  )
  const isCorrect = wrongTitles.length === 0 && titles.length <= columns.length
  const looseTitles = titles.map(normalizeLoosely)
  const found = columns.map(({ title }) => looseTitles.indexOf(title))
  const defaultOrder = columns.map((_, index) => index)
  return {
    /** The position in the file of each expected column. */
    positions: found.includes(-1) ? defaultOrder : found,
    /** Cells from this index on belong to no column. */
    width: isCorrect ? columns.length : Math.max(titles.length, columns.length),
    /** The titles of columns that are not used. */
    ignoredTitles: [],
    /** No title is known: the first row may be a data row. */
    hasNoKnownTitle: found.every((position) => position < 0),
    /** The errors. `isFilled` says whether a surplus column has any value below its title. */
    errors: (isFilled: (index: number) => boolean): TitleError[] => [
      ...wrongTitles,
      ...titles.slice(columns.length).map((title, surplus): TitleError => {
        const index = columns.length + surplus
        return { kind: isBlank(title) && !isFilled(index) ? 'blankColumn' : 'extraColumn', column: index + 1 }
      }),
    ],
  }
}
