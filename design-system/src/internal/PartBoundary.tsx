import { Component, type ReactNode } from 'react'
import { isMissingPart, renewPart } from './lazyWithPreload.tsx'

interface PartBoundaryProps {
  isOpen: boolean
  /** Called where the part cannot be fetched, as to take back that it was opened. */
  onMissing?: () => void
  children: ReactNode
}

interface State {
  readonly wasOpen: boolean
  readonly failure?: { readonly error: unknown }
}

/**
 * Leaves out a popup or an overlay whose code cannot be fetched, and the page stays; who hears what nobody catches says
 * why. It is fetched anew when it is opened again.
 */
export class PartBoundary extends Component<PartBoundaryProps, State> {
  override state: State = { wasOpen: this.props.isOpen }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ isOpen }: PartBoundaryProps, { wasOpen, failure }: State): State | null {
    return isOpen === wasOpen ? null : { wasOpen: isOpen, failure: isOpen ? undefined : failure }
  }

  override componentDidCatch(error: unknown) {
    if (!isMissingPart(error)) return
    renewPart(error)
    void Promise.reject(error as Error)
    this.props.onMissing?.()
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    if (!isMissingPart(failure.error)) throw failure.error
    return null
  }
}
