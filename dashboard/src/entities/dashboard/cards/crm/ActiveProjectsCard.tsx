import { Avatar } from '@data1522/design-system/Avatar'
import { Box } from '@data1522/design-system/Box'
import { Inline } from '@data1522/design-system/Inline'
import { Meter } from '@data1522/design-system/Meter'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router-dom'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { crmQuery } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'

/** What is worked on, and how far it is. */
export function ActiveProjectsCard() {
  const text = useText()
  const { percent } = useFormats()
  const query = useQuery(crmQuery('activeProjects', useDashboard().days))
  return (
    <PartCard
      query={query}
      seeAll={href('/pages/user-profile/profile')}
      asOf={({ view }) => view.asOf}
      isEmpty={({ part }) => part.length === 0}
      emptyText={text('crmDashboard.noProjects')}
      table={({ part }) => [
        [text('crmDashboard.project'), text('crmDashboard.leader'), text('crmDashboard.progress')],
        ...part.map(({ name, leader, progress }) => [name, leader, progress / 100]),
      ]}
    >
      {({ part }) => ({
        description: text('crmDashboard.underWay'),
        children: (
          <Stack as="ul" gap={16}>
            {part.map(({ id, name, leader, avatar, progress }) => (
              <Inline key={id} as="li" gap={12} isWrapping={false}>
                <Avatar name={name} src={avatar} size={36} isDecorative />
                <Box isFilling>
                  <Stack gap={2}>
                    <Inline gap={8} isWrapping={false}>
                      <Box isFilling>
                        <Text weight="medium" isTruncated>
                          {name}
                        </Text>
                      </Box>
                      <Text as="span" size="sm" isNumeric>
                        {percent(Math.round(progress) / 100)}
                      </Text>
                    </Inline>
                    <Inline gap={8} isWrapping={false}>
                      <Box isFilling>
                        <Text size="sm" ink="subtle" isTruncated>
                          {leader}
                        </Text>
                      </Box>
                      <Box minWidth={72}>
                        <Meter
                          label={text('crmDashboard.progressOf', { name })}
                          value={progress}
                          valueText={percent(progress / 100)}
                          tone="primary"
                          isBare
                        />
                      </Box>
                    </Inline>
                  </Stack>
                </Box>
              </Inline>
            ))}
          </Stack>
        ),
      })}
    </PartCard>
  )
}
