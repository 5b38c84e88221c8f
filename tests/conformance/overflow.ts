/** Runs in the page: what makes it wider than its window, as the outermost elements that reach out. */
export function overflowing(): string[] {
  const root = document.documentElement
  if (root.scrollWidth <= root.clientWidth) return []
  const isOut = (element: Element) => {
    const { left, right } = element.getBoundingClientRect()
    return right > root.clientWidth + 0.5 || left < -0.5
  }
  const describe = (element: Element) =>
    `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${Math.round(element.getBoundingClientRect().width)} px wide`
  const out = [...document.body.querySelectorAll('*')].filter(
    (element) => isOut(element) && !(element.parentElement && isOut(element.parentElement)),
  )
  return [`the page is ${root.scrollWidth} px wide`, ...out.slice(0, 3).map(describe)]
}
