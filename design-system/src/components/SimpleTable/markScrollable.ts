/**
 * A ref for what may scroll either way: while its content is larger, it carries `data-scrollable` and takes focus, so
 * that it scrolls by keyboard in every browser. What fits is no stop of the Tab key.
 */
export function markScrollable(element: HTMLElement | null) {
  if (!element || typeof ResizeObserver === 'undefined') return
  const mark = () => {
    const isScrollable =
      element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight
    element.toggleAttribute('data-scrollable', isScrollable)
    if (isScrollable) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }
  const observer = new ResizeObserver(mark)
  observer.observe(element)
  for (const child of element.children) observer.observe(child)
  return () => observer.disconnect()
}
