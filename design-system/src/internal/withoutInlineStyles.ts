/**
 * Markup whose styles go by the name `data-css`, and whose style sheets are no elements that a browser knows. A strict
 * content policy refuses inline styles even while they are parsed apart from the page: it complains, and `style` is empty.
 */
export const withoutInlineStyles = (html: string) =>
  html
    .replace(/<(\/?)style\b/gi, '<$1x-css')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/([\s"'/])style(\s*=)/gi, '$1data-css$2'))
