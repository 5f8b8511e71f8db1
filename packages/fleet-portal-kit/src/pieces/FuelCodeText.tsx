import { inGroups } from './codeText.ts'
import { Mono } from './Mono.tsx'

/** A fuel code as it is shown everywhere, in groups to be read out: `ABCD 1234`. */
export function FuelCodeText({ code, isStrong }: { code: string; isStrong?: boolean }) {
  return (
    <Mono isUnbroken isStrong={isStrong}>
      {inGroups(code)}
    </Mono>
  )
}
