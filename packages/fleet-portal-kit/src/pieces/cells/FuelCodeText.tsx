import { inGroups } from './codeText.ts'
import { MonoText } from './MonoText.tsx'

/** A fuel code as it is shown everywhere, in groups to be read out: `ABCD 1234`. */
export function FuelCodeText({ code, isStrong }: { code: string; isStrong?: boolean }) {
  return (
    <MonoText isUnbroken isStrong={isStrong}>
      {inGroups(code)}
    </MonoText>
  )
}
