import type { ReactNode, Ref } from 'react'
import { IconRefresh } from '../../icons/icons.ts'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { Button } from '../Button/Button.tsx'
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx'
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
  /** Other ways on, after the button: a link to help, back to the start. */
  actions?: ReactNode
  /** The picture: one of `EmptyState`, one of your own, or none. @default 'error' */
  illustration?: EmptyStateProps['illustration']
  /** How much room it takes: a small card, a list, a whole page. @default 'medium' */
  size?: EmptyStateProps['size']
  /** The title's depth in the page's outline. @default 2 */
  level?: 2 | 3
  ref?: Ref<HTMLDivElement>
}

/**
 * What stands where content should be that could not be loaded; it is read out when it appears.
 *
 * Use when a page, a table or a card failed. Not for an error of a form: use `Alert` and the field's own message;
 * nor for a page that does not exist: use `EmptyState`.
 */
export function ErrorState({
  onRetry,
  retryLabel,
  isRetrying,
  actions,
  illustration = 'error',
  ...rest
}: ErrorStateProps) {
  const messages = useMessages()
  const retry = onRetry && (
    <Button start={<Icon icon={IconRefresh} size={18} />} isPending={isRetrying} onPress={() => onRetry()}>
      {retryLabel ?? messages.retry}
    </Button>
  )
  const ways = (retry || actions) && (
    <>
      {retry}
      {actions}
    </>
  )
  return <EmptyState {...rest} role="alert" illustration={illustration} actions={ways} />
}
