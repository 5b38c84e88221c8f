/**
 * The `data-*` attributes among what is left of a component's props. A component hands them to its element, so that
 * tests and analytics of the caller can find it; nothing else gets through.
 */
export function dataAttributes(props: object): Record<`data-${string}`, string> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('data-')))
}
