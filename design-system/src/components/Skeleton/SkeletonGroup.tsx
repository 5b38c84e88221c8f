import type { ReactNode, Ref } from 'react'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export interface SkeletonGroupProps {
  /** Whether the content is still on its way. */
  isLoading: boolean
  /** The `Skeleton`s that stand in its place, laid out as it will be. */
  skeleton: ReactNode
  /** The content, once it is there. */
  children?: ReactNode
  /** What a screen reader says once while it loads, such as 'Loading orders'. @default 'Loading' in the page's language */
  label?: string
  ref?: Ref<HTMLDivElement>
}

/**
 * A part of a page that loads: its skeletons, then its content, with one word about it for screen readers.
 *
 * Use when several skeletons stand for one thing, so that it is announced once.
 * Not for a single shape whose surroundings say that they are busy: use `Skeleton`.
 */
export function SkeletonGroup({ isLoading, skeleton, children, label, ...rest }: SkeletonGroupProps) {
  const messages = useMessages()
  return (
    <>
      {/* Outside of the busy part, where screen readers would hold the news back. */}
      <VisuallyHidden>
        <span role="status">{isLoading && (label ?? messages.loading)}</span>
      </VisuallyHidden>
      <div {...rest} aria-busy={isLoading}>
        {isLoading ? skeleton : children}
      </div>
    </>
  )
}
