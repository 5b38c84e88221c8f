import { ExpansionGroup } from '../../components/ExpansionPanel/ExpansionGroup.tsx'
import { ExpansionPanel } from '../../components/ExpansionPanel/ExpansionPanel.tsx'
import type { SiteLinkGroup } from '../SiteHeader/site-links.ts'
import { FooterLinks } from './FooterLinks.tsx'

/** The columns where there is no room for them side by side: each opens. */
export const FooterPanels = ({ groups }: { groups: readonly SiteLinkGroup[] }) => (
  <ExpansionGroup variant="plain" level={2}>
    {groups.map((group) => (
      <ExpansionPanel key={group.title} title={group.title}>
        <FooterLinks {...group} />
      </ExpansionPanel>
    ))}
  </ExpansionGroup>
)
