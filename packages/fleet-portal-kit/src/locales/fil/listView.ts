import type { listViewMessages } from '../en/listView.ts'
import { formatCount } from './plural.ts'

export const listView: typeof listViewMessages.defaults = {
  view: 'Ayos',
  sortBy: 'Ayusin ayon sa',
  direction: 'Direksiyon',
  defaultOrder: 'Karaniwang ayos',
  directions: {
    text: { asc: 'A hanggang Z', desc: 'Z hanggang A' },
    number: { asc: 'Pinakamababa muna', desc: 'Pinakamataas muna' },
    date: { asc: 'Pinakaluma muna', desc: 'Pinakabago muna' },
  },
  notSortable: 'Iisa ang ayos ng listahang ito.',
  columns: 'Mga column',
  resetColumns: 'Ibalik sa dati',
  onlyColumn: (name: string) => `Ang column na ${name} lang ang nakikita. Hindi ito maitatago.`,
  density: 'Luwag ng mga row',
  densities: { regular: 'Karaniwan', compact: 'Siksik' },
  savedViews: 'Mga naka-save na view',
  viewName: 'Pangalan ng view na ito',
  replace: 'Palitan',
  replaceQuestion: (name) => `May view ka nang ${name} ang pangalan. Palitan ito?`,
  changedView: (name) => `${name} (may binago)`,
  saveChanges: (name) => `I-save ang mga binago sa ${name}`,
  renameView: (name) => `Palitan ang pangalan ng ${name}`,
  deleteView: (name) => `I-delete ang ${name}`,
  viewDeleted: (name) => `Na-delete ang ${name}`,
  tooManyViews: (most) =>
    `Hanggang ${formatCount(most)} ang naka-save na view ng isang listahan. Mag-delete ng isa para makapag-save ng iba.`,
  copyLink: 'Kopyahin ang link sa view na ito',
  linkCopied: 'Nakopya ang link',
  thisPage: 'Mga row sa pahinang ito',
  copyTable: 'Kopyahin bilang table',
  rowsCopied: (count) => `${formatCount(count)} row ang nakopya. I-paste sa isang spreadsheet.`,
  asOf: (time) => `Noong ${time}`,
  refresh: 'I-refresh',
  notSorted: 'Hindi naiayos ang listahang ito. Nasa karaniwang ayos ang mga item.',
  notUnderstood: (count) =>
    `${formatCount(count)} filter ang hindi naintindihan. Ipinapakita ang listahan nang wala ito.`,
}
