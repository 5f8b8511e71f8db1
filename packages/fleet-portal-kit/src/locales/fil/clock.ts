import type { clockMessages } from '../en/clock.ts'

export const clock: typeof clockMessages.defaults = {
  wrongClock: (device: string, server: string) =>
    `Mali ang orasan ng device na ito. ${device} ang ipinapakita nito para sa Maynila, pero ${server} doon. Mali rin ang mga petsa at kabuuan ng "ngayong araw" o "ngayong buwan". Itama ang orasan, saka i-reload ang page.`,
}
