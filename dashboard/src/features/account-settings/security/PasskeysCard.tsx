import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { ConfirmDialog } from '@data1522/design-system/ConfirmDialog'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { Icon } from '@data1522/design-system/Icon'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconKey, IconPlus, IconTrash } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { Skeleton } from '@data1522/design-system/Skeleton'
import type { Passkey } from '@data1522/mocks/contract/passkeys'
import { useId, useState } from 'react'
import { knowsPasskeys } from '../../../core/auth/passkey.ts'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { usePasskeys } from './usePasskeys.ts'
import { LoadFailure } from '../../../shared/errors/LoadFailure.tsx'

/** The passkeys that sign in without a password: one for each device, made and removed here. */
export function PasskeysCard() {
  const text = useText()
  const { day } = useFormats()
  const titleId = useId()
  const { query, add, remove } = usePasskeys()
  const [isAdding, setAdding] = useState(false)
  const [asked, setAsked] = useState<Passkey>()
  const [isAsking, setAsking] = useState(false)
  const passkeys = query.data
  const isKnown = knowsPasskeys()
  const addOne = async (known: readonly Passkey[]) => {
    setAdding(true)
    await add(known)
    setAdding(false)
  }
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={text('accountSecurity.passkeys')}
        subtitle={text(isKnown ? 'accountSecurity.passkeysText' : 'accountSecurity.passkey.unsupported')}
        actions={
          isKnown &&
          passkeys && (
            <Button
              size="small"
              isPending={isAdding}
              start={<Icon icon={IconPlus} size={16} />}
              onPress={() => void addOne(passkeys)}
            >
              {text('accountSecurity.addPasskey')}
            </Button>
          )
        }
      />
      {!passkeys && query.isError ? (
        <LoadFailure query={query} title={text('accountSecurity.passkeysFailed')} size="small" level={3} />
      ) : !passkeys ? (
        <Skeleton lines={2} />
      ) : passkeys.length === 0 ? (
        <EmptyState title={text('accountSecurity.noPasskeys')} level={3} size="small">
          {text('accountSecurity.noPasskeysText')}
        </EmptyState>
      ) : (
        <List aria-labelledby={titleId}>
          {passkeys.map((passkey) => (
            <ListItem
              key={passkey.id}
              start={<IconTile icon={IconKey} />}
              title={passkey.name}
              detail={text('accountSecurity.passkeyCreated', { created: day(passkey.createdAt) })}
              actions={
                <IconButton
                  label={text('accountSecurity.removePasskeyNamed', { name: passkey.name })}
                  icon={IconTrash}
                  size="small"
                  onPress={() => {
                    setAsked(passkey)
                    setAsking(true)
                  }}
                />
              }
            />
          ))}
        </List>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={text('accountSecurity.removePasskeyTitle', { name: asked?.name ?? '' })}
        confirmLabel={text('accountSecurity.removePasskey')}
        cancelLabel={text('records.cancel')}
        tone="danger"
        onConfirm={() => asked && void remove(asked)}
      >
        {text('accountSecurity.removePasskeyText')}
      </ConfirmDialog>
    </Card>
  )
}
