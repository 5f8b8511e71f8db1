import type { firstStepsMessages } from '../en/firstSteps.ts'
import { formatCount } from './plural.ts'

export const firstSteps: typeof firstStepsMessages.defaults = {
  title: 'Mga unang hakbang',
  progress: (done: number, total: number) => `${formatCount(done)} sa ${formatCount(total)} ang tapos na`,
  hide: 'Itago ang mga unang hakbang',
  done: 'Tapos na',
  steps: {
    'cash-in': {
      name: 'Mag-cash in',
      detail: 'Maglagay ng pera sa wallet ng fleet.',
      action: 'Mag-cash in',
    },
    'buy-fuel': {
      name: 'Bumili ng fuel',
      detail: 'Bumili ng litro sa presyo ngayon. Mananatili ito sa balanse.',
      action: 'Bumili ng fuel',
    },
    'add-driver': {
      name: 'Magdagdag ng driver',
      detail: 'I-type ang pangalan at lisensya, o mag-import ng listahan.',
      action: 'Magdagdag ng driver',
    },
    'add-vehicle': {
      name: 'Magdagdag ng sasakyan',
      detail: 'I-type ang plate number, o mag-import ng listahan.',
      action: 'Magdagdag ng sasakyan',
    },
    'generate-code': {
      name: 'Gumawa ng fuel code',
      detail: 'Ipapakita ng driver ang code sa istasyon.',
      action: 'Gumawa ng code',
    },
  },
}
