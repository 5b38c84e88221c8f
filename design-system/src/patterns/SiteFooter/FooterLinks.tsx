import { Anchor } from '../../internal/Anchor.tsx'
import type { SiteLinkGroup } from '../SiteHeader/site-links.ts'
import * as styles from './SiteFooter.css.ts'

/** The links of a column. */
export const FooterLinks = ({ title, links }: SiteLinkGroup) => (
  <ul aria-label={title} className={styles.links}>
    {links.map(({ href, label }) => (
      <li key={href}>
        <Anchor href={href} className={styles.link}>
          {label}
        </Anchor>
      </li>
    ))}
  </ul>
)
