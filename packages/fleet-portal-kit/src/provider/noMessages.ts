/** The live messages before the first one. The same list before and after their code is loaded, so that the load changes nothing. */
export const noMessages: readonly never[] = []
