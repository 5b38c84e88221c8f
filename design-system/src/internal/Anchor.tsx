import { type AriaAttributes, type MouseEvent, type ReactNode, type Ref, use } from 'react'
import { mergeTrigger, TriggerContext } from './TriggerContext.ts'
import { LinkContext } from './LinkContext.ts'

export interface AnchorProps extends Pick<
  AriaAttributes,
  'aria-current' | 'aria-describedby' | 'aria-label'
> {
  children: ReactNode
  href?: string
  target?: '_blank'
  /** Saves it under this name in place of opening it. */
  download?: string
  className?: string
  /** Takes it out of the stops of Tab, where arrow keys lead to it. @default 0 */
  tabIndex?: 0 | -1
  /** Called when a pointer or the focus comes near: time to fetch what it leads to. */
  onPrefetch?: () => void
  /** Called when it is pressed, before it leads on. */
  onFollow?: () => void
  ref?: Ref<HTMLAnchorElement>
}

const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** The native link under everything that leads on; the application's router takes plain presses of its own paths. */
export function Anchor({ href, target, children, onFollow, onPrefetch, ...rest }: AnchorProps) {
  const triggers = use(TriggerContext)
  const { navigate, useHref } = use(LinkContext)
  const isOwn = href !== undefined && /^\/(?!\/)/.test(href)
  const siteHref = useHref(href ?? '')
  const own = {
    ...rest,
    ...(onPrefetch && { onPointerEnter: onPrefetch, onFocus: onPrefetch }),
    href: isOwn ? siteHref : href,
    target,
    rel: target === '_blank' ? 'noopener noreferrer' : undefined,
    onClick: (event: MouseEvent) => {
      onFollow?.()
      if (!navigate || !isOwn || target || event.defaultPrevented || !isPlainPress(event)) return
      event.preventDefault()
      navigate(href)
    },
  }
  return <a {...mergeTrigger(own, triggers)}>{children}</a>
}
