/**
 * A ref for a scroll area: while its content is taller, it carries `data-overflowing`, for a line where content is
 * cut, and takes focus, so that it scrolls by keyboard where the browser does not see to that.
 */
export function markOverflow(element: HTMLElement | null) {
  if (!element || typeof ResizeObserver === 'undefined') return
  const mark = () => {
    const isOverflowing = element.scrollHeight > element.clientHeight
    element.toggleAttribute('data-overflowing', isOverflowing)
    if (isOverflowing) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }
  const observer = new ResizeObserver(mark)
  observer.observe(element)
  for (const child of element.children) observer.observe(child)
  return () => observer.disconnect()
}
