import { sanitizeHtml } from '../RichTextEditor/sanitizeHtml.ts'
import { cleanMail } from './cleanMail.ts'

/**
 * A stranger's html as a quotation that is written on: what `sanitizeHtml` leaves of it, without trackers, and with
 * words in the place of pictures from elsewhere unless those are shown by now.
 *
 * Use when a mail is answered or handed on. In a browser alone: on a server it throws.
 */
export function quoteMail(html: string, arePicturesShown = false): string {
  const mail = document.createElement('div')
  mail.append(cleanMail(html, arePicturesShown).nodes)
  for (const element of mail.querySelectorAll<HTMLElement>('[data-css]')) {
    element.style.cssText = element.dataset.css!
    delete element.dataset.css
  }
  return sanitizeHtml(mail.innerHTML)
}
