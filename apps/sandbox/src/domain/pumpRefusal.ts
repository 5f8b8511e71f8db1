/** A refusal of a pump or card terminal. The message is shown on its display. */
export class PumpRefusal extends Error {
  override readonly name = 'PumpRefusal'
}
