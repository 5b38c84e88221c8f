import type { HelpSubject } from '@data1522/mocks/contract/help-center'
import { href, useLocation } from 'react-router-dom'

const addressesAt = (center: string, article: (title: string) => string) => ({
  center,
  article,
  subject: (subject: HelpSubject) => `${center}?subject=${subject}`,
})

const ofSite = addressesAt(href('/data1522/help-center'), (title) =>
  href('/data1522/help-center/article/:title', { title }),
)
const ofExamples = addressesAt(href('/front-pages/help-center'), (title) =>
  href('/front-pages/help-center/article/:title', { title }),
)

/** The addresses of the help center: those of the public site, or of its examples in the back office. */
export const useHelpHref = () => (useLocation().pathname.startsWith(ofExamples.center) ? ofExamples : ofSite)
