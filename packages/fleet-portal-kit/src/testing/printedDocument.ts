import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** The document that is printed, once it has content. */
export const printedDocument = (): Promise<Document> =>
  waitFor(() => {
    const printed = document.querySelector('iframe')?.contentDocument
    expect(printed?.body.textContent).toBeTruthy()
    return printed as Document
  })
