import { Avatar } from '@data1522/design-system/Avatar'
import { AvatarGroup } from '@data1522/design-system/AvatarGroup'
import { Box } from '@data1522/design-system/Box'
import { Checkbox } from '@data1522/design-system/Checkbox'
import { IconEye } from '@data1522/design-system/icons'
import { IconButton } from '@data1522/design-system/IconButton'
import { Inline } from '@data1522/design-system/Inline'
import { Meter } from '@data1522/design-system/Meter'
import { SearchField } from '@data1522/design-system/SearchField'
import { SimpleTable } from '@data1522/design-system/SimpleTable'
import { Text } from '@data1522/design-system/Text'
import { TitleCell } from '@data1522/design-system/TitleCell'
import type { AnalyticsDashboard } from '@data1522/mocks/contract/dashboard-analytics'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { href, useNavigate } from 'react-router-dom'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { analyticsQuery } from '../../queries.ts'
import { CardPages } from '../../card/CardPages.tsx'
import { useDashboard } from '../../card/card.ts'
import { NoMatch } from '../../card/NoMatch.tsx'
import { PartCard } from '../../card/PartCard.tsx'

const ROWS = 5
const table = href('/pages/user-profile/profile')

/** What is worked on, by whom, and how far it is; of those that are chosen, the file has them alone. */
export function ProjectsCard() {
  const text = useText()
  const { day, percent } = useFormats()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const navigate = useNavigate()
  const query = useQuery(analyticsQuery('projects', useDashboard().days))
  const words = search.trim().toLocaleLowerCase()
  const foundIn = (projects: AnalyticsDashboard['projects']) =>
    projects.filter(({ name, leader }) => `${name} ${leader}`.toLocaleLowerCase().includes(words))
  const chosenIn = (projects: AnalyticsDashboard['projects']) => projects.filter(({ id }) => chosen.has(id))
  const choose = (id: number, isChosen: boolean) =>
    setChosen(isChosen ? new Set([...chosen, id]) : new Set([...chosen].filter((one) => one !== id)))
  return (
    <PartCard
      query={query}
      isFlush
      seeAll={table}
      asOf={({ view }) => view.asOf}
      isEmpty={({ part }) => part.length === 0}
      emptyText={text('analyticsDashboard.noProjects')}
      table={({ part }) => [
        [
          text('analyticsDashboard.project'),
          text('dashboards.from'),
          text('analyticsDashboard.leader'),
          text('analyticsDashboard.progress'),
        ],
        ...(chosenIn(part).length > 0 ? chosenIn(part) : foundIn(part)).map(
          ({ name, date, leader, status }) => [name, date, leader, status / 100],
        ),
      ]}
    >
      {({ part }) => {
        const found = foundIn(part)
        const shown = Math.min(page, Math.max(Math.ceil(found.length / ROWS), 1))
        const rows = found.slice((shown - 1) * ROWS, shown * ROWS)
        const count = chosenIn(part).length
        return {
          description: count > 0 && text('analyticsDashboard.chosen', { count }),
          actions: (
            <>
              <CardPages
                page={shown}
                size={ROWS}
                count={rows.length}
                total={found.length}
                onChange={setPage}
              />
              <SearchField
                label={text('analyticsDashboard.findProject')}
                placeholder={text('analyticsDashboard.findProject')}
                value={search}
                onChange={(typed) => {
                  setSearch(typed)
                  setPage(1)
                }}
              />
            </>
          ),
          children:
            rows.length === 0 ? (
              <NoMatch />
            ) : (
              <SimpleTable
                caption={text('analyticsDashboard.projects')}
                isCaptionHidden
                isFlush
                rows={rows}
                rowId={({ id }) => String(id)}
                columns={[
                  {
                    id: 'project',
                    header: text('analyticsDashboard.project'),
                    width: 264,
                    cell: ({ id, name, avatar, date }) => (
                      <Inline gap={12} isWrapping={false}>
                        <Checkbox
                          aria-label={text('analyticsDashboard.choose', { name })}
                          isSelected={chosen.has(id)}
                          onChange={(isChosen) => choose(id, isChosen)}
                        />
                        <Box minWidth={180}>
                          <TitleCell
                            start={<Avatar name={name} src={avatar} size={36} isDecorative />}
                            title={name}
                            detail={day(date)}
                          />
                        </Box>
                      </Inline>
                    ),
                  },
                  { id: 'leader', header: text('analyticsDashboard.leader'), cell: ({ leader }) => leader },
                  {
                    id: 'team',
                    header: text('analyticsDashboard.team'),
                    cell: ({ name, avatarGroup }) => (
                      <AvatarGroup
                        label={text('analyticsDashboard.teamOf', { name })}
                        size={32}
                        max={4}
                        people={avatarGroup.map((member) => ({ name: member.name, src: member.avatar }))}
                      />
                    ),
                  },
                  {
                    id: 'progress',
                    header: text('analyticsDashboard.progress'),
                    width: '24%',
                    cell: ({ name, status }) => (
                      <Inline gap={12} isWrapping={false}>
                        <Box isFilling minWidth={64}>
                          <Meter
                            label={text('analyticsDashboard.progressOf', { name })}
                            value={status}
                            valueText={percent(status / 100)}
                            tone="primary"
                            isBare
                          />
                        </Box>
                        <Text as="span" isNumeric>
                          {percent(status / 100)}
                        </Text>
                      </Inline>
                    ),
                  },
                  {
                    id: 'action',
                    header: text('analyticsDashboard.action'),
                    isNumeric: true,
                    cell: ({ name }) => (
                      <IconButton
                        icon={IconEye}
                        label={text('analyticsDashboard.openProject', { name })}
                        size="small"
                        onPress={() => void navigate(`${table}?${new URLSearchParams({ q: name })}`)}
                      />
                    ),
                  },
                ]}
              />
            ),
        }
      }}
    </PartCard>
  )
}
