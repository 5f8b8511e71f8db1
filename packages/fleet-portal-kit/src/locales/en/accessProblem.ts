import { defineMessages } from '../messageSet.ts'

/** Sentences of the page that is shown if user, fleets and role contradict each other. @since 0.1.0 */
export const accessProblemMessages = defineMessages('accessProblem', {
  noAccessTitle: 'No access to this fleet',
  loopTitle: 'We could not open a page for you',
  noRole: (fleet: string) => `You have no role in ${fleet}.`,
  unknownRole: (fleet: string, role: string) =>
    `Your role in ${fleet} is “${role}”. This portal does not know this role.`,
  fleetRefused: (fleet: string) => `Your account lists ${fleet}, but you have no access to it.`,
  loop: 'The portal was redirected again and again, so it stopped here.',
  askAdmin: 'Ask an Admin of the fleet to check your access. Send them a screenshot of this page.',
  thisFleet: 'this fleet',
  user: 'Signed in as',
  fleets: 'Fleets',
  noFleets: 'None',
  fleetsUnknown: 'Could not be loaded',
  fleetWithRole: (fleet: string, role: string) => `${fleet}: ${role}`,
  roleMissing: 'no role',
  chooseFleet: 'Choose another fleet',
  tryAgain: 'Try again',
  signOut: 'Logout',
})
