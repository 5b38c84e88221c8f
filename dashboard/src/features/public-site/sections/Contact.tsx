import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { Heading } from '@data1522/design-system/Heading'
import { IconTile } from '@data1522/design-system/IconTile'
import { IconMailCheck } from '@data1522/design-system/icons'
import { Link } from '@data1522/design-system/Link'
import { Inline } from '@data1522/design-system/Inline'
import { SiteSection } from '@data1522/design-system/SiteSection'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { ContactMessage } from '@data1522/mocks/contract/front'
import { useState } from 'react'
import { focusOnMount } from '../../../core/focus-on-mount.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { HELP_ADDRESS } from '../../../shared/help-address.ts'
import { sectionIds } from '../../../shared/public-page/section-ids.ts'
import { ContactForm } from './ContactForm.tsx'

interface ContactProps {
  /** Whether no script runs, without which no message is sent. */
  isUnscripted: boolean
}

/** Takes a message to the company, and says that it has come; without a script, it says where to write to. */
export function Contact({ isUnscripted }: ContactProps) {
  const text = useText()
  const [sent, setSent] = useState<ContactMessage>()
  return (
    <SiteSection
      id={sectionIds.contact}
      layout="side"
      title={text('landingMore.contactTitle')}
      description={text('landingMore.contactDescription')}
    >
      <Card>
        {isUnscripted ? (
          <Link href={`mailto:${HELP_ADDRESS}`}>{HELP_ADDRESS}</Link>
        ) : sent ? (
          <Stack gap={16}>
            <IconTile icon={IconMailCheck} tone="success" size={42} />
            <Stack gap={4}>
              <Heading level={3} size="section" isFocusTarget ref={focusOnMount}>
                {text('landingMore.sentTitle', { name: sent.name })}
              </Heading>
              <Text ink="muted">{text('landingMore.sentText', { email: sent.email })}</Text>
            </Stack>
            <Inline>
              <Button onPress={() => setSent(undefined)}>{text('landingMore.writeAgain')}</Button>
            </Inline>
          </Stack>
        ) : (
          <ContactForm onSent={setSent} />
        )}
      </Card>
    </SiteSection>
  )
}
