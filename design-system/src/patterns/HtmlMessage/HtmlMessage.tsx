import { type Ref, Suspense } from 'react'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'

export interface HtmlMessageProps {
  /** The html as it came, hostile perhaps. */
  html: string
  /** What it is: the name of its frame. */
  label: string
  /** Called when its pictures from elsewhere are asked for. */
  onPicturesShow?: () => void
  /** Reaches the frame. */
  ref?: Ref<HTMLIFrameElement>
}

const { Part: MessageFrame } = lazyWithPreload(async () => (await import('./MessageFrame.tsx')).MessageFrame)

/**
 * The html of a stranger in a frame in which nothing runs: cleaned, without forms and trackers, its pictures from
 * elsewhere asked for first. It has the direction of its words and can be read in a dark theme.
 *
 * Use when a mail or a page of somebody else's making is shown.
 * Not for what was written here: use `Prose` with `sanitizeHtml`.
 */
export function HtmlMessage(props: HtmlMessageProps) {
  return (
    <Suspense fallback={<Skeleton lines={4} />}>
      <MessageFrame {...props} />
    </Suspense>
  )
}
