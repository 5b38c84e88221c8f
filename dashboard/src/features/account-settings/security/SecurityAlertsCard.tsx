import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { Stack } from '@data1522/design-system/Stack'
import { Switch } from '@data1522/design-system/Switch'
import type { AccountNotifications } from '@data1522/mocks/contract/account-settings'
import { useId } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { useAccountEditor } from '../../../entities/account/useAccountEditor.ts'

const kinds = ['newBrowser', 'newDevice', 'accountActivity'] as const

/** What the mail tells of signing in; the same as in the table of the notifications, at once. */
export function SecurityAlertsCard({ notification }: { notification: AccountNotifications }) {
  const text = useText()
  const titleId = useId()
  const { change } = useAccountEditor()
  const setAlert = (kind: (typeof kinds)[number], email: boolean) => {
    const withMail = (now: AccountNotifications, isOn: boolean): AccountNotifications => ({
      ...now,
      channels: { ...now.channels, [kind]: { ...now.channels[kind], email: isOn } },
    })
    void change({
      edit: (now) => ({ notification: withMail(now.notification, email) }),
      update: (settings) => ({ ...settings, notification: withMail(settings.notification, email) }),
      done: () => text('accountSecurity.tellSaved'),
      back: (now) => ({ notification: withMail(now.notification, !email) }),
    })
  }
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={text('accountSecurity.tell')}
        subtitle={text('accountSecurity.tellText')}
      />
      <Stack gap={16}>
        {kinds.map((kind) => (
          <Switch
            key={kind}
            labelPlacement="start"
            isSelected={notification.channels[kind].email}
            onChange={(isOn) => setAlert(kind, isOn)}
          >
            {text(`accountSecurity.tell.${kind}`)}
          </Switch>
        ))}
      </Stack>
    </Card>
  )
}
