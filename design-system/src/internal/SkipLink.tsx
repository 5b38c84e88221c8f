import { useMessages } from '../locale/LocaleProvider.tsx'
import { skip } from './SkipLink.css.ts'

/** Leads past the navigation to the main part, `#content`; seen once the keyboard comes to it. */
export function SkipLink() {
  return (
    <a href="#content" className={skip}>
      {useMessages().skipToContent}
    </a>
  )
}
