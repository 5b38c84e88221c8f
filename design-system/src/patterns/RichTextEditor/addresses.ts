/** What a link may lead to: a page, a person's address or number, or a place of this site. */
const linkable = /^(?:https?:\/\/|mailto:|tel:|[/?#])/i
/** What an image may come from. An SVG within an address is left out: it is a document, and may carry scripts. */
const showable = /^(?:https?:\/\/|data:image\/(?:png|jpe?g|gif|webp|avif);base64,|\/)/i

export const isLinkAddress = (address: string) => linkable.test(address.trim())
export const isImageAddress = (address: string) => showable.test(address.trim())

const isMail = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/
const isNumber = /^\+\d[\d\s().-]{4,}$/
const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i
const isHost = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?::\d+)?(?:[/?#].*)?$/u

/**
 * The whole address that someone typed in short, such as `example.com` or `maya@example.com`; nothing if it is none or
 * one that a link must not lead to, such as `javascript:`.
 */
export function completeAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (isMail.test(text)) return `mailto:${text}`
  if (isNumber.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`
  if (!hasScheme.test(text) && isHost.test(text)) return checked(`https://${text}`)
  return isLinkAddress(text) ? checked(text) : undefined
}

/** An address that a browser can read, as it was written. */
const checked = (address: string) =>
  !/\s/.test(address) && URL.canParse(address, 'https://example.com') ? address : undefined

/** The whole address of an image that someone typed; nothing if it is none or one that must not be shown. */
export function completeImageAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (!hasScheme.test(text) && isHost.test(text)) return checked(`https://${text}`)
  return isImageAddress(text) ? checked(text) : undefined
}
