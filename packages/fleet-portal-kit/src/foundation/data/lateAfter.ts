/** The time after which a message explains that a call is late, in milliseconds. */
export const lateAfter = 15_000
