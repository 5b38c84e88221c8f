import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { ClosableAlert } from '@data1522/design-system/ClosableAlert'
import { CodeBlock } from '@data1522/design-system/CodeBlock'
import { ConfirmDialog } from '@data1522/design-system/ConfirmDialog'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { Icon } from '@data1522/design-system/Icon'
import { IconPlus } from '@data1522/design-system/icons'
import { Stack } from '@data1522/design-system/Stack'
import type { ApiKey } from '@data1522/mocks/contract/account-settings'
import { useId, useState } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { ApiKeyItem } from './ApiKeyItem.tsx'

interface ApiKeysCardProps {
  apiKeys: readonly ApiKey[]
  /** The one that was just made, whole, until it is dismissed. */
  newKey: { name: string; key: string } | undefined
  onDismiss: () => void
  onAdd: () => void
  onRevoke: (apiKey: ApiKey) => void
}

/** The keys of programs that act in one's name. A new one can be read until it is dismissed, then its end alone. */
export function ApiKeysCard({ apiKeys, newKey, onDismiss, onAdd, onRevoke }: ApiKeysCardProps) {
  const text = useText()
  const titleId = useId()
  const [asked, setAsked] = useState<ApiKey>()
  const [isAsking, setAsking] = useState(false)
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={text('accountSecurity.keys')}
        subtitle={text('accountSecurity.keysText')}
        actions={
          <Button size="small" start={<Icon icon={IconPlus} size={16} />} onPress={onAdd}>
            {text('accountSecurity.newKey')}
          </Button>
        }
      />
      <Stack gap={20}>
        {newKey && (
          <ClosableAlert
            key={newKey.key}
            tone="success"
            isLive
            title={text('accountSecurity.keyReady', { name: newKey.name })}
            onClose={onDismiss}
          >
            <Stack gap={8}>
              {text('accountSecurity.keyOnce')}
              <CodeBlock code={newKey.key} label={text('accountSecurity.key')} isWrapping />
            </Stack>
          </ClosableAlert>
        )}
        {apiKeys.length === 0 ? (
          <EmptyState title={text('accountSecurity.noKeys')} level={3} size="small">
            {text('accountSecurity.noKeysText')}
          </EmptyState>
        ) : (
          <Stack as="ul" gap={20}>
            {apiKeys.map((apiKey) => (
              <ApiKeyItem
                key={apiKey.id}
                apiKey={apiKey}
                onRevoke={() => {
                  setAsked(apiKey)
                  setAsking(true)
                }}
              />
            ))}
          </Stack>
        )}
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={text('accountSecurity.revokeTitle', { name: asked?.name ?? '' })}
        confirmLabel={text('accountSecurity.revoke')}
        cancelLabel={text('records.cancel')}
        tone="danger"
        onConfirm={() => asked && onRevoke(asked)}
      >
        {text('accountSecurity.revokeText')}
      </ConfirmDialog>
    </Card>
  )
}
