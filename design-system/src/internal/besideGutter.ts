import type { CSSProperties } from 'react'

/**
 * The style of a popup that may stand at the left of its trigger. Chrome counts the room that is kept for the
 * page's scrollbar into the width that react-aria measures the right edge from, and the popup would stand off by it.
 */
export const besideGutter = ({ placement }: { placement: string | null }): CSSProperties => {
  if (placement !== 'left') return {}
  const gutter = document.documentElement.clientWidth - document.body.getBoundingClientRect().width
  return { marginRight: gutter > 0 ? -gutter : undefined }
}
