/** The page's own fonts, which a frame does not know; their files are named as seen from the style sheet. */
function fontFaces(): string {
  const faces: string[] = []
  for (const sheet of document.styleSheets) {
    let rules: CSSRuleList | undefined
    try {
      rules = sheet.cssRules
    } catch {
      // That of another site, which may not be read, has none of our fonts.
    }
    for (const rule of rules ?? [])
      if (rule.constructor.name === 'CSSFontFaceRule')
        faces.push(
          rule.cssText.replace(
            /url\("?([^")]+)"?\)/g,
            (_, address: string) => `url("${new URL(address, sheet.href ?? document.baseURI).href}")`,
          ),
        )
  }
  return faces.join('\n')
}

let faces: string | undefined

/** How the words of a mail look that says nothing of it: as those around the frame. */
export function frameLooks(frame: HTMLElement, isPaper: boolean): string {
  const around = getComputedStyle(frame.parentElement!)
  const root = getComputedStyle(document.documentElement)
  const token = (name: string) => root.getPropertyValue(`--ds-${name}`).trim()
  const [ink, link, line] = isPaper
    ? ['CanvasText', 'LinkText', 'GrayText']
    : [around.color, token('tone-primary-ink'), token('color-line-strong')]
  const scheme = isPaper ? 'light' : around.colorScheme || 'light'
  faces ??= fontFaces()
  return `${faces}
:root { color-scheme: ${scheme}; font: ${around.font}; color: ${ink}; background: ${isPaper ? 'Canvas' : 'transparent'}; }
body { margin: 0; padding: ${isPaper ? '16px' : '0'}; overflow-x: auto; overflow-y: hidden; overflow-wrap: anywhere; line-height: 1.6; }
body > div { display: flow-root; }
* { max-width: 100%; box-sizing: border-box; }
table { max-width: none; }
a { color: ${link}; }
a:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
img { height: auto; }
pre { white-space: pre-wrap; }
blockquote { margin: 12px 0; padding-inline-start: 12px; border-inline-start: 3px solid ${line}; }
[data-picture] { display: inline-block; min-width: 24px; min-height: 24px; padding: 4px 8px; border: 1px dashed ${line}; border-radius: 6px; }
[align=end] { text-align: end; }
p { margin: 0 0 1em; } p:last-child { margin-bottom: 0; }`
}
