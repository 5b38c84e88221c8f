import type { HighlightSpan } from '../../components/Highlight/Highlight.tsx'
import type { IconSource } from '../../components/Icon/Icon.tsx'

/** Something that was found. */
export interface InstantResult {
  /** Tells it from the others. */
  readonly id: string
  readonly title: string
  /** The parts of the title to mark. */
  readonly titleSpans?: readonly HighlightSpan[]
  /** A line of it in which it was found. */
  readonly detail?: string
  /** The parts of the line to mark. */
  readonly detailSpans?: readonly HighlightSpan[]
  /** Where it belongs, at the end. */
  readonly note?: string
  readonly icon?: IconSource
  /** Where it leads. */
  readonly href: string
}
