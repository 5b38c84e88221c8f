import { Box } from '@data1522/design-system/Box'
import { Chip } from '@data1522/design-system/Chip'
import { Grid } from '@data1522/design-system/Grid'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconTrash } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { ApiKey } from '@data1522/mocks/contract/account-settings'
import { isolated } from '../../../core/i18n/isolated.ts'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { useScopeText } from './useScopeText.ts'

const SHOWN = 2

/** A key by its name and its end: what it may do, since when, and when it last did. */
export function ApiKeyItem({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const text = useText()
  const { number, day } = useFormats()
  const scopeText = useScopeText()
  const { name, hint, scopes, createdAt, usedAt } = apiKey
  const rest = scopes.slice(SHOWN)
  return (
    <Inline as="li" gap={12} isWrapping={false}>
      <Box isFilling>
        <Grid columns={{ base: 1, sm: 2 }} gap={8}>
          <Stack gap={2} align="start">
            <Text as="bdi" weight="medium">
              {name}
            </Text>
            <Text size="sm" ink="subtle">
              {isolated(`d1522_••••${hint}`)}
            </Text>
            <Text size="sm" ink="subtle">
              {usedAt
                ? text('accountSecurity.keyUsed', { used: day(usedAt), created: day(createdAt) })
                : text('accountSecurity.keyUnused', { created: day(createdAt) })}
            </Text>
          </Stack>
          <Inline gap={6}>
            {scopes.slice(0, SHOWN).map((scope) => (
              <Chip key={scope} size="small" tone={scope.endsWith('write') ? 'warning' : 'neutral'}>
                {scopeText(scope)}
              </Chip>
            ))}
            {rest.length > 0 && (
              <Chip size="small" tone="neutral">
                {isolated(number(rest.length, { signDisplay: 'always' }))}
              </Chip>
            )}
          </Inline>
        </Grid>
      </Box>
      <IconButton
        label={text('accountSecurity.revokeKey', { name })}
        icon={IconTrash}
        size="small"
        onPress={onRevoke}
      />
    </Inline>
  )
}
