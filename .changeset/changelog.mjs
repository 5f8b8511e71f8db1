/*
 * Writes the changelogs: the texts of the changesets, in the order of their file names. The packages have one version, so a
 * line about the other package would say nothing.
 */

/** @param {{ summary: string }} changeset */
export async function getReleaseLine({ summary }) {
  const [title = '', ...lines] = summary.trim().split('\n')
  const details = lines.map((line) => (line ? `  ${line}` : ''))
  // A blank line ends an entry with details.
  return [`- ${title}`, ...details, ...(lines.length > 0 ? ['', ''] : [])].join('\n')
}

export const getDependencyReleaseLine = async () => ''
