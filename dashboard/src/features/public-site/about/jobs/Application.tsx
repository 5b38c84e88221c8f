import { Button } from '@data1522/design-system/Button'
import { Heading } from '@data1522/design-system/Heading'
import { IconTile } from '@data1522/design-system/IconTile'
import { IconMailCheck } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { Job } from '@data1522/mocks/contract/jobs'
import { useState } from 'react'
import { focusOnMount } from '../../../../core/focus-on-mount.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { type Applicant, ApplicationForm } from './ApplicationForm.tsx'

interface ApplicationProps {
  job: Job
  onClose: () => void
}

/** The form to apply for a job, and the word that the application has come. */
export function Application({ job, onClose }: ApplicationProps) {
  const text = useText()
  const [sent, setSent] = useState<Applicant>()
  if (!sent) return <ApplicationForm job={job} onSent={setSent} onClose={onClose} />
  return (
    <Stack gap={16}>
      <IconTile icon={IconMailCheck} tone="success" size={42} />
      <Stack gap={4}>
        <Heading level={4} size="section" isFocusTarget ref={focusOnMount}>
          {text('jobs.sentTitle', { name: sent.name })}
        </Heading>
        <Text ink="muted">{text('jobs.sentText', { email: sent.email })}</Text>
      </Stack>
      <Inline>
        <Button onPress={onClose}>{text('jobs.close')}</Button>
      </Inline>
    </Stack>
  )
}
