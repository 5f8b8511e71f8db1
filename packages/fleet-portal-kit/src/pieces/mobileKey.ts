import { isMobile, plainMobile } from 'api-client/contract/values'

/** What drivers are searched for: a mobile number as it is stored, anything else as it is typed. */
export const mobileKeyOf = (typed: string): string => (isMobile(typed) ? plainMobile(typed) : typed)
