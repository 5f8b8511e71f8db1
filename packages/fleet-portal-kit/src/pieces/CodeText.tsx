import { inGroups } from './codeForms.ts'
import { Mono } from './Mono.tsx'

interface CodeTextProps {
  code: string
  className?: string
  isStrong?: boolean
}

/** A fuel code as it is shown everywhere, in groups to be read out: `ABCD 1234`. */
export function CodeText({ code, className, isStrong }: CodeTextProps) {
  return (
    <Mono className={className} isUnbroken isStrong={isStrong}>
      {inGroups(code)}
    </Mono>
  )
}
