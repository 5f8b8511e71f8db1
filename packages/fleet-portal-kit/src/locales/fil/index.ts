import type { Language } from '../language.ts'
import type { Messages } from '../messageOverrides.ts'
import { accessProblem } from './accessProblem.ts'
import { activateAccount } from './activateAccount.ts'
import { activity } from './activity.ts'
import { bpi } from './bpi.ts'
import { bulk } from './bulk.ts'
import { buyFuel } from './buyFuel.ts'
import { buyFuelHistory } from './buyFuelHistory.ts'
import { cardNumber } from './cardNumber.ts'
import { cardPayments } from './cardPayments.ts'
import { cards } from './cards.ts'
import { cashIn } from './cashIn.ts'
import { cashInChannels } from './cashInChannels.ts'
import { cashInHistory } from './cashInHistory.ts'
import { clock } from './clock.ts'
import { codeCards } from './codeCards.ts'
import { codeDrafts } from './codeDrafts.ts'
import { codeTable } from './codeTable.ts'
import { codes } from './codes.ts'
import { commands } from './commands.ts'
import { dashboard } from './dashboard.ts'
import { dayPresets } from './dayPresets.ts'
import { deposits } from './deposits.ts'
import { downloads } from './downloads.ts'
import { drivers } from './drivers.ts'
import { editFleetCard } from './editFleetCard.ts'
import { edits } from './edits.ts'
import { errors } from './errors.ts'
import { exports } from './exports.ts'
import { firstSteps } from './firstSteps.ts'
import { fleetCardRedemptions } from './fleetCardRedemptions.ts'
import { fleetCards } from './fleetCards.ts'
import { forgotPassword } from './forgotPassword.ts'
import { fuelCodes } from './fuelCodes.ts'
import { fuelOutlook } from './fuelOutlook.ts'
import { generateFuelCodes } from './generateFuelCodes.ts'
import { groups } from './groups.ts'
import { housekeeping } from './housekeeping.ts'
import { imports } from './imports.ts'
import { inbox } from './inbox.ts'
import { itemPages } from './itemPages.ts'
import { listView } from './listView.ts'
import { loans } from './loans.ts'
import { loyalty } from './loyalty.ts'
import { newPassword } from './newPassword.ts'
import { nextSteps } from './nextSteps.ts'
import { nonFuelTransactions } from './nonFuelTransactions.ts'
import { paper } from './paper.ts'
import { paymentReturn } from './paymentReturn.ts'
import { pickers } from './pickers.ts'
import { priceChart } from './priceChart.ts'
import { priceHistory } from './priceHistory.ts'
import { printedPage } from './printedPage.ts'
import { promos } from './promos.ts'
import { reconciliation } from './reconciliation.ts'
import { redFlags } from './redFlags.ts'
import { redemptions } from './redemptions.ts'
import { resetPassword } from './resetPassword.ts'
import { roles } from './roles.ts'
import { session } from './session.ts'
import { settings } from './settings.ts'
import { shell } from './shell.ts'
import { shortcuts } from './shortcuts.ts'
import { signIn } from './signIn.ts'
import { stations } from './stations.ts'
import { survey } from './survey.ts'
import { twoFactor } from './twoFactor.ts'
import { ui } from './ui.ts'
import { unknownOutcome } from './unknownOutcome.ts'
import { users } from './users.ts'
import { vehicles } from './vehicles.ts'
import { verdict } from './verdict.ts'
import { walletActivity } from './walletActivity.ts'
import { locale } from './plural.ts'

const messages: Messages = {
  accessProblem,
  activateAccount,
  activity,
  bpi,
  bulk,
  buyFuel,
  buyFuelHistory,
  cardNumber,
  cardPayments,
  cards,
  cashIn,
  cashInChannels,
  cashInHistory,
  clock,
  codeCards,
  codeDrafts,
  codeTable,
  codes,
  commands,
  dashboard,
  dayPresets,
  deposits,
  downloads,
  drivers,
  editFleetCard,
  edits,
  errors,
  exports,
  firstSteps,
  fleetCardRedemptions,
  fleetCards,
  forgotPassword,
  fuelCodes,
  fuelOutlook,
  generateFuelCodes,
  groups,
  housekeeping,
  imports,
  inbox,
  itemPages,
  listView,
  loans,
  loyalty,
  newPassword,
  nextSteps,
  nonFuelTransactions,
  paper,
  paymentReturn,
  pickers,
  priceChart,
  priceHistory,
  printedPage,
  promos,
  reconciliation,
  redFlags,
  redemptions,
  resetPassword,
  roles,
  session,
  settings,
  shell,
  shortcuts,
  signIn,
  stations,
  survey,
  twoFactor,
  ui,
  unknownOutcome,
  users,
  vehicles,
  verdict,
  walletActivity,
}

/**
 * Filipino, with all its sentences at once. `createLanguage(languageSources.fil)` of `fleet-portal-kit/languages` loads them on
 * demand.
 *
 * @example
 * <FleetPortalProvider language={filipino} apiUrl={apiUrl} getSession={getSession}>
 *
 * @since 0.1.0
 */
export const filipino: Language = { locale, messages }
