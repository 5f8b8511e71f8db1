import { inGroups } from './codeText.ts'
import { MonoText } from './MonoText.tsx'

/** A fuel code in groups of four characters, which are easy to read out: `ABCD 1234`. */
export function FuelCodeText({ code, isStrong }: { code: string; isStrong?: boolean }) {
  return (
    <MonoText isUnbroken isSecret isStrong={isStrong}>
      {inGroups(code)}
    </MonoText>
  )
}
