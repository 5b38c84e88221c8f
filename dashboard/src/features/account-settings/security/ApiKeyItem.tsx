import { Chip } from '@data1522/design-system/Chip'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconTrash } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { ListItem } from '@data1522/design-system/ListItem'
import type { ApiKey } from '@data1522/mocks/contract/account-settings'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { isolated } from '../../../core/i18n/isolated.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { useScopeText } from './useScopeText.ts'

const SHOWN = 2

/** A key by its name and its end: what it may do, since when, and when it last did. */
export function ApiKeyItem({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const text = useText()
  const { number, day } = useFormats()
  const scopeText = useScopeText()
  const { name, hint, scopes, createdAt, usedAt } = apiKey
  const rest = scopes.length - SHOWN
  return (
    <ListItem
      title={name}
      detail={isolated(`d1522_••••${hint}`)}
      note={
        usedAt
          ? text('accountSecurity.keyUsed', { used: day(usedAt), created: day(createdAt) })
          : text('accountSecurity.keyUnused', { created: day(createdAt) })
      }
      end={
        <Inline gap={6} justify="end">
          {scopes.slice(0, SHOWN).map((scope) => (
            <Chip key={scope} size="small" tone={scope.endsWith('write') ? 'warning' : 'neutral'}>
              {scopeText(scope)}
            </Chip>
          ))}
          {rest > 0 && (
            <Chip size="small" tone="neutral">
              {number(rest, { signDisplay: 'always' })}
            </Chip>
          )}
        </Inline>
      }
      actions={
        <IconButton
          label={text('accountSecurity.revokeKey', { name })}
          icon={IconTrash}
          size="small"
          onPress={onRevoke}
        />
      }
    />
  )
}
