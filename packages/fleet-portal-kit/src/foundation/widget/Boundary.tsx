import { ErrorBoundary, type ErrorBoundaryProps } from 'react-error-boundary'
import { markErrorShown } from './lazyWithRetry.ts'

/** The error boundary of the kit. A lazy component whose error it has shown is loaded again on its next render. */
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
