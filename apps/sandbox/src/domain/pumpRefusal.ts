/** Why a pump does not open, or a card is not taken. A sentence for the person there. */
export class PumpRefusal extends Error {
  override readonly name = 'PumpRefusal'
}
