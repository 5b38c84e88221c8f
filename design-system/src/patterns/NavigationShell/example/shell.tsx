import { Avatar } from '../../../components/Avatar/Avatar.tsx'
import { Brand } from '../../../components/Brand/Brand.tsx'
import { Card } from '../../../components/Card/Card.tsx'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { IconLanguage, IconSun } from '../../../icons/icons.ts'
import { Grid } from '../../../layout/Grid/Grid.tsx'
import { Inline } from '../../../layout/Inline/Inline.tsx'
import { CommandPaletteButton } from '../../CommandPalette/CommandPaletteButton.tsx'
import { PageHeader } from '../../PageHeader/PageHeader.tsx'
import type { NavigationShellProps } from '../NavigationShell.tsx'
import { arabicSections, sections } from './sections.ts'

const none = () => undefined

const screenOf = (title: string, description: string, card: string) => (
  <>
    <PageHeader title={title} description={description} />
    <Grid columns={{ base: 1, sm: 2, lg: 3 }}>
      {[1, 2, 3].map((index) => (
        <Card key={index}>
          <Text ink="muted">{card}</Text>
        </Card>
      ))}
    </Grid>
  </>
)

/** A shell with all its parts. */
export const english: NavigationShellProps = {
  brand: <Brand name="DATA1522" />,
  sections,
  currentHref: '#analytics',
  navbarStart: <CommandPaletteButton placeholder="Search or jump to…" isOpen={false} onOpenChange={none} />,
  navbarEnd: (
    <>
      <IconButton icon={IconLanguage} label="Language" />
      <IconButton icon={IconSun} label="Theme" />
      <Avatar name="Ada Brun" size={36} />
    </>
  ),
  footer: (
    <Inline justify="between" gap={16}>
      <Text size="sm" ink="subtle">
        © 2026 DATA1522
      </Text>
      <Link href="#help">Help</Link>
    </Inline>
  ),
  children: screenOf('Analytics', 'How the year goes, at a glance.', 'Nothing out of the ordinary.'),
}

/** The same in Arabic. */
export const arabic: NavigationShellProps = {
  ...english,
  sections: arabicSections,
  navbarStart: <CommandPaletteButton placeholder="ابحث أو انتقل إلى…" isOpen={false} onOpenChange={none} />,
  footer: (
    <Text size="sm" ink="subtle">
      © ٢٠٢٦ DATA1522
    </Text>
  ),
  children: screenOf('التحليلات', 'كيف يسير العام، في لمحة.', 'لا شيء خارج عن المألوف.'),
}
