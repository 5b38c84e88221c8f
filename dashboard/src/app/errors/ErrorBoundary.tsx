import { Component, lazy, type ReactNode, Suspense } from 'react'

const Crashed = lazy(async () => ({ default: (await import('./Crashed.tsx')).Crashed }))

interface State {
  readonly error: unknown
}

/** Catches what a screen throws and offers to try again; the rest of the product stays. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override render() {
    if (this.state.error === undefined) return this.props.children
    return (
      <Suspense>
        <Crashed error={this.state.error} onRetry={() => this.setState({ error: undefined })} />
      </Suspense>
    )
  }
}
