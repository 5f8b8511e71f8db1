import { defineMessages } from '../messageSet.ts'
import { formatCount } from './formats.ts'

/** English sentences of the namespace `firstSteps`. @since 0.1.0 */
export const firstStepsMessages = defineMessages('firstSteps', {
  title: 'First steps',
  progress: (done: number, total: number) => `${formatCount(done)} of ${formatCount(total)} done`,
  hide: 'Hide first steps',
  done: 'Done',
  steps: {
    'cash-in': {
      name: 'Cash in',
      detail: 'Put money into the wallet of your fleet.',
      action: 'Cash in',
    },
    'buy-fuel': {
      name: 'Buy fuel',
      detail: 'Buy liters at today’s price. They stay in your balance.',
      action: 'Buy fuel',
    },
    'add-driver': {
      name: 'Add a driver',
      detail: 'Type the name and license, or import a list.',
      action: 'Add driver',
    },
    'add-vehicle': {
      name: 'Add a vehicle',
      detail: 'Type the plate number, or import a list.',
      action: 'Add vehicle',
    },
    'generate-code': {
      name: 'Generate a fuel code',
      detail: 'The driver shows the code at the station.',
      action: 'Generate code',
    },
  },
})
