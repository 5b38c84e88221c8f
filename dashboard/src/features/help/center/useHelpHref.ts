import { href, useLocation } from 'react-router-dom'

const ofSite = {
  center: href('/data1522/help-center'),
  article: (title: string) => href('/data1522/help-center/article/:title', { title }),
}
const ofExamples = {
  center: href('/front-pages/help-center'),
  article: (title: string) => href('/front-pages/help-center/article/:title', { title }),
}

/** The addresses of the help center: those of the public site, or of its examples in the back office. */
export const useHelpHref = () => (useLocation().pathname.startsWith(ofExamples.center) ? ofExamples : ofSite)
