import type { ReactNode } from 'react'
import { IconRefresh } from '../../icons/icons.ts'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { Icon } from '../Icon/Icon.tsx'

export interface ErrorStateProps {
  /** What did not work, in a few words. */
  title: string
  /** What happened, what is safe, and what to do next. */
  children: ReactNode
  /** Called to try again; without it there is no button. */
  onRetry?: () => void
  /** What the button says. @default 'Try again' in the page's language */
  retryLabel?: string
  /** Shows that another try goes on. @default false */
  isRetrying?: boolean
  /** The title's depth in the page's outline. @default 2 */
  level?: 2 | 3
}

/**
 * What stands where content should be that could not be loaded; it is read out when it appears.
 *
 * Use when a page, a table or a card failed. Not for an error of a form: use `Alert` and the field's own message;
 * nor for a page that does not exist: use `EmptyState`.
 */
export function ErrorState({ title, children, onRetry, retryLabel, isRetrying, level }: ErrorStateProps) {
  const messages = useMessages()
  const retry = onRetry && (
    <Button start={<Icon of={IconRefresh} size={18} />} isPending={isRetrying} onPress={() => onRetry()}>
      {retryLabel ?? messages.retry}
    </Button>
  )
  return (
    <EmptyState role="alert" illustration="error" title={title} level={level} actions={retry}>
      {children}
    </EmptyState>
  )
}
