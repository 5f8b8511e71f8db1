import { ErrorBoundary, type ErrorBoundaryProps } from 'react-error-boundary'
import { markErrorShown } from './lazyWithRetry.ts'

/** The error boundary of the kit. A part whose failure it has shown is fetched again when it is drawn again. */
export function Boundary(props: ErrorBoundaryProps) {
  return (
    <ErrorBoundary
      {...props}
      onError={(error, info) => {
        markErrorShown(error)
        props.onError?.(error, info)
      }}
    />
  )
}
