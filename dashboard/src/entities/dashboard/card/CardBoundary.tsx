import { DashboardCard } from '@data1522/design-system/DashboardCard'
import { Component, type ReactNode } from 'react'
import { BrokenCard } from './BrokenCard.tsx'

interface CardBoundaryProps {
  title: string
  level?: 2 | 3
  children: ReactNode
}

interface State {
  readonly failure?: { readonly error: unknown }
}

/** Catches what one card throws, also that its code could not be fetched; the others stay. */
export class CardBoundary extends Component<CardBoundaryProps, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  readonly retry = () => this.setState({ failure: undefined })

  override render() {
    const { failure } = this.state
    const { title, level, children } = this.props
    if (!failure) return children
    return (
      <DashboardCard
        title={title}
        level={level}
        state="failed"
        notice={<BrokenCard error={failure.error} onRetry={this.retry} />}
      />
    )
  }
}
