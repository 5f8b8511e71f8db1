import { Suspense } from 'react'
import { VStack } from '../../foundation/ui/layout.ts'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { ContentBoundary } from '../../foundation/widget/ContentBoundary.tsx'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import { HtmlText } from './HtmlText.tsx'
import { isTooLargeToSanitize } from './htmlText.ts'

/** The sanitizer is fetched when there is HTML to be shown. */
const SanitizedHtml = lazyWithRetry(() => import('./SanitizedHtml.tsx'), 'SanitizedHtml')

interface SafeHtmlProps {
  /** As it came: HTML, or plain text, whose lines stay lines. */
  html: string
  /** Marked wherever it stands. */
  sought?: string
}

/** HTML of the server, sanitized. What cannot be drawn is shown as plain text. */
export function SafeHtml({ html, sought = '' }: SafeHtmlProps) {
  const words = <HtmlText html={html} />
  if (isTooLargeToSanitize(html)) return words
  return (
    <ContentBoundary content={html + sought} fallback={words}>
      <Suspense
        fallback={
          <VStack $gap={4}>
            <Skeleton $width="90%" />
            <Skeleton $width="75%" />
            <Skeleton $width="82%" />
          </VStack>
        }
      >
        <SanitizedHtml html={html} sought={sought} />
      </Suspense>
    </ContentBoundary>
  )
}
