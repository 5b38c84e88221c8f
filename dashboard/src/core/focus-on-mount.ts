/** As a `ref`: takes the focus once, when the element comes; a function written in place would at each rendering. */
export function focusOnMount(element: HTMLElement | null) {
  element?.focus()
}
