/** The words of html that is clean or shown to nobody: without its markup, on one line, items of lists told apart. */
export const plainText = (html: string) => {
  const { body } = new DOMParser().parseFromString(
    html.replace(/<\/(p|li|h\d|div|td|th)>/gi, ' $&').replace(/<\/li>(?=\s*<li\b)/gi, '· $&'),
    'text/html',
  )
  for (const hidden of body.querySelectorAll('script, style')) hidden.remove()
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim()
}
