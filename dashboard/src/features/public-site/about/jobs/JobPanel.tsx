import { DescriptionList } from '@data1522/design-system/DescriptionList'
import { Divider } from '@data1522/design-system/Divider'
import { ExpansionPanel } from '@data1522/design-system/ExpansionPanel'
import { Grid } from '@data1522/design-system/Grid'
import { Heading } from '@data1522/design-system/Heading'
import { Icon } from '@data1522/design-system/Icon'
import { IconCheck } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { Job } from '@data1522/mocks/contract/jobs'
import { useState } from 'react'
import { isolatedAmount } from '../../../../core/i18n/isolated.ts'
import { styleOfMoney, useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { Application } from './Application.tsx'

interface JobPanelProps {
  job: Job
  isOpen: boolean
  onClose: () => void
}

const duties = [1, 2, 3] as const

/** One job: its place, hours, tasks and pay, and the application form. */
export function JobPanel({ job, isOpen, onClose }: JobPanelProps) {
  const text = useText()
  const { number, day } = useFormats()
  const pay = (amount: number) =>
    isolatedAmount(number(amount, { ...styleOfMoney('EUR'), maximumFractionDigits: 0 }))
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  const { id, office, isRemote, hours, payFrom, payTo, teamSize, startsOn } = job
  // The button disappears with what it closes, so the heading takes the focus.
  const close = () => {
    document.getElementById(`${id}-title`)?.focus()
    onClose()
  }
  const place = text(isRemote ? 'jobs.orRemote' : 'jobs.inPlace', { place: text(`about.office.${office}`) })
  return (
    <ExpansionPanel
      id={id}
      title={text(`jobs.name.${id}`)}
      description={text('jobs.summary', {
        team: text(`jobs.team.${id}`),
        place,
        hours: text(`jobs.hours.${hours}`),
      })}
    >
      <Stack gap={24}>
        <Grid columns={{ base: 1, md: 2 }} gap={24}>
          <Stack gap={8}>
            <Heading level={4}>{text('jobs.duties')}</Heading>
            <Stack as="ul" gap={8}>
              {duties.map((duty) => (
                <Inline key={duty} as="li" gap={8} align="start" isWrapping={false}>
                  <Icon icon={IconCheck} size={18} />
                  <Text as="span">{text(`jobs.duty.${id}.${duty}`)}</Text>
                </Inline>
              ))}
            </Stack>
          </Stack>
          <DescriptionList
            items={[
              {
                term: text('jobs.pay'),
                description: text('jobs.payRange', {
                  from: pay(payFrom),
                  to: pay(payTo),
                }),
              },
              {
                term: text('jobs.teamSize'),
                description: text('about.officePeople', { count: teamSize }),
              },
              { term: text('jobs.starts'), description: day(startsOn) },
            ]}
          />
        </Grid>
        <Divider />
        {/* Once it was opened it stays: what is typed is there when it opens again. */}
        {wasOpened && <Application job={job} onClose={close} />}
      </Stack>
    </ExpansionPanel>
  )
}
