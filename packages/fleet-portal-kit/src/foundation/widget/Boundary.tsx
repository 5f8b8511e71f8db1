import { ErrorBoundary, type ErrorBoundaryProps } from 'react-error-boundary'
import { noteShown } from './lazyWithRetry.ts'

/** The error boundary of the kit. A part whose failure it has shown is fetched again when it is drawn again. */
export function Boundary(props: ErrorBoundaryProps) {
  return (
    <ErrorBoundary
      {...props}
      onError={(error, info) => {
        noteShown(error)
        props.onError?.(error, info)
      }}
    />
  )
}
