import { Component, lazy, type ReactNode, Suspense } from 'react'
import { BareCrash } from './BareCrash.tsx'

const Crashed = lazy(() =>
  import('./Crashed.tsx').then(
    ({ Crashed: Found }) => ({ default: Found }),
    () => ({ default: BareCrash }),
  ),
)

interface ErrorBoundaryProps {
  children: ReactNode
  /** Where one is: what failed there is left behind when one goes elsewhere. */
  resetKey: string
}

interface State {
  readonly failure?: { readonly error: unknown }
  readonly resetKey: string
}

/** Catches what a screen throws and offers to try again; the rest of the product stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { resetKey, failure: undefined }
  }

  readonly retry = () => this.setState({ failure: undefined })

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    return (
      <Suspense>
        <Crashed error={failure.error} onRetry={this.retry} />
      </Suspense>
    )
  }
}
