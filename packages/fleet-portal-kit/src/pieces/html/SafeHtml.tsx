import { Suspense } from 'react'
import { VStack } from '../../foundation/ui/layout.ts'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { ContentBoundary } from '../../foundation/widget/ContentBoundary.tsx'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import { HtmlText } from './HtmlText.tsx'
import { isTooLargeToSanitize } from './textOf.ts'

/** The sanitizer is loaded with the first HTML. */
const SanitizedHtml = lazyWithRetry(() => import('./SanitizedHtml.tsx'), 'SanitizedHtml')

interface SafeHtmlProps {
  /** HTML, or plain text with line breaks, as the server sends it. */
  html: string
  /** Text to highlight. */
  searchText?: string
}

/** Shows sanitized HTML of the server. Shows plain text if the HTML cannot be rendered. */
export function SafeHtml({ html, searchText = '' }: SafeHtmlProps) {
  const plainText = <HtmlText html={html} />
  if (isTooLargeToSanitize(html)) return plainText
  return (
    <ContentBoundary content={html + searchText} fallback={plainText}>
      <Suspense
        fallback={
          <VStack $gap={4}>
            <Skeleton $width="90%" />
            <Skeleton $width="75%" />
            <Skeleton $width="82%" />
          </VStack>
        }
      >
        <SanitizedHtml html={html} searchText={searchText} />
      </Suspense>
    </ContentBoundary>
  )
}
