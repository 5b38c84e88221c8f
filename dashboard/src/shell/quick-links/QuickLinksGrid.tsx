import { Box } from '@data1522/design-system/Box'
import { CardLink } from '@data1522/design-system/CardLink'
import { Grid } from '@data1522/design-system/Grid'
import { IconTile } from '@data1522/design-system/IconTile'
import { OutlinedCard } from '@data1522/design-system/OutlinedCard'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useLocation } from 'react-router-dom'
import type { LinkedScreen } from './screens-of.ts'

/** The links as tiles, two in a row. */
export function QuickLinksGrid({ links }: { links: readonly LinkedScreen[] }) {
  const { pathname } = useLocation()
  return (
    <Grid columns={2} gap={8}>
      {links.map(({ href, label, branch, note, icon }) => (
        <OutlinedCard key={href} padding={0}>
          <Box padding={12}>
            <Stack gap={8} align="center" isTextCentered>
              <IconTile icon={icon} tone="primary" />
              <Stack gap={0}>
                <Text as="div" weight="semibold">
                  <CardLink href={href} aria-current={href === pathname ? 'page' : undefined}>
                    {label}
                  </CardLink>
                </Text>
                {(branch || note) && (
                  <Text size="sm" ink="subtle" isTruncated>
                    {[branch, note].filter(Boolean).join(' · ')}
                  </Text>
                )}
              </Stack>
            </Stack>
          </Box>
        </OutlinedCard>
      ))}
    </Grid>
  )
}
