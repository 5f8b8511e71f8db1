import { Paragraph, VStack } from './layout.ts'

interface ParagraphsProps {
  texts: readonly string[]
  /** Steps of 4 px between paragraphs. Default: 2. */
  gap?: number
  muted?: boolean
}

/** Texts as paragraphs below each other. A text may occur more than once. */
export function Paragraphs({ texts, gap = 2, muted }: ParagraphsProps) {
  return (
    <VStack $gap={gap}>
      {texts.map((text, index) => (
        <Paragraph key={index} $muted={muted}>
          {text}
        </Paragraph>
      ))}
    </VStack>
  )
}
