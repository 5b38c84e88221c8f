import { Divider } from '@data1522/design-system/Divider'
import { Heading } from '@data1522/design-system/Heading'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { isolated } from '../../core/i18n/isolated.ts'
import { useText } from '../../core/i18n/useText.ts'
import { InviteField } from '../../entities/referral/InviteField.tsx'
import { referralsSummaryQuery } from '../../entities/referral/queries.ts'
import { ShareLink } from '../../entities/referral/ShareLink.tsx'
import { useInvite } from '../../entities/referral/useInvite.ts'
import { FormDialog } from '../../shared/forms/FormDialog.tsx'
import type { ExampleProps } from './examples.ts'
import { useControlledState } from './kept.ts'
import { OnceLoaded } from './OnceLoaded.tsx'

/** Invites people by mail, or by a link to pass on; it stays open for more. */
export function ReferAndEarn(dialog: ExampleProps) {
  const text = useText()
  const query = useQuery(referralsSummaryQuery())
  const { referred, addReferred } = useControlledState()
  const form = useInvite(addReferred)
  const { formatList } = useIntl()
  const title = text('dialogExamples.refer.title')
  return (
    <OnceLoaded {...dialog} query={query} title={title}>
      {({ link }) => (
        <FormDialog
          {...dialog}
          form={form}
          title={title}
          description={text('dialogExamples.refer.description')}
          cancelLabel={text('dialogExamples.close')}
          submitLabel={text('dialogExamples.refer.send')}
        >
          <InviteField form={form} />
          {referred.length > 0 && (
            <Text size="sm" ink="muted">
              {text('dialogExamples.refer.invited', { emails: formatList(referred.map(isolated)) })}
            </Text>
          )}
          <Divider />
          <Stack gap={4}>
            <Heading level={3} size="card">
              {text('dialogExamples.refer.byLink')}
            </Heading>
            <Text ink="muted">{text('dialogExamples.refer.byLinkText')}</Text>
          </Stack>
          <ShareLink link={link} />
        </FormDialog>
      )}
    </OnceLoaded>
  )
}
